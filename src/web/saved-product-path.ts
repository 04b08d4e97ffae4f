import { generatePath } from 'react-router';
import { PATHS } from './paths.ts';

/** The address of a saved configuration of a product line. */
export function pathOfSavedProduct(line: string, id: string): string {
  return generatePath(PATHS.savedProduct, { line, id });
}
