import { generatePath } from 'react-router';
import { CONFIGURABLE, type ConfigurableCode } from '#lines/configurable.ts';
import { isAtOrBelow, PATHS, pathOfLine } from './paths.ts';

/** The line whose wizard stands at an address; capitals do not matter, as they do not to the router. */
export function configurableAt(pathname: string): ConfigurableCode | undefined {
  return CONFIGURABLE.find((line) => isAtOrBelow(pathname, pathOfLine(line)));
}

/** The address of a saved configuration of a product line. */
export function pathOfSavedProduct(line: string, id: string): string {
  return generatePath(PATHS.savedProduct, { line, id });
}
