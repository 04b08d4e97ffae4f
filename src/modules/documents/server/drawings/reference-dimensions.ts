import { readFileSync } from 'node:fs';
import { type Dimensions, dimensionsOf } from '#modules/drawings/domain/dimensions.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { readDimensions } from './read-dimensions.ts';
import { digestOf } from './sheet-request.ts';

let read: { readonly dimensions: Dimensions; readonly version: string } | undefined;

/** The dimensions the portal ships with, read once by each thread that draws; a release does not hold them (ADR 88). */
export function referenceDimensions(): Dimensions {
  return reference().dimensions;
}

/** Which dimensions they are: the digest of their file. */
export function referenceVersion(): string {
  return reference().version;
}

function reference() {
  if (read !== undefined) return read;
  const text = readFileSync(projectPath('database', 'seeds', 'reference', 'dimensions.csv'), 'utf8');
  read = { dimensions: dimensionsOf(readDimensions(text)), version: digestOf(text).slice(0, 12) };
  return read;
}
