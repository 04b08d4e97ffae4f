import { generatePath } from 'react-router';
import { PATHS } from './paths.ts';

/** The address of one that was taken from the sample catalogue of its line. */
export function pathOfSavedSample(line: string, id: string): string {
  return generatePath(PATHS.savedSample, { line, id });
}

/** The parameter of the address of a catalogue that names the sample that is configured. */
export const ITEM = 'item';

/** The address of a line's sample catalogue, or of one sample of it. */
export function pathOfSamples(line: string, item?: string): string {
  const path = generatePath(PATHS.samples, { line });
  return item === undefined ? path : `${path}?${new URLSearchParams({ [ITEM]: item })}`;
}

/** The address of a saved configuration of a product line. */
export function pathOfSavedProduct(line: string, id: string): string {
  return generatePath(PATHS.savedProduct, { line, id });
}
