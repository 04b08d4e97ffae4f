import { generatePath } from 'react-router';
import { PATHS } from './paths.ts';

/** The address of one that was taken from the sample catalogue of its line. */
export function pathOfSavedSample(line: string, id: string): string {
  return generatePath(PATHS.savedSample, { line, id });
}

/** The address of a saved configuration of a product line. */
export function pathOfSavedProduct(line: string, id: string): string {
  return generatePath(PATHS.savedProduct, { line, id });
}
