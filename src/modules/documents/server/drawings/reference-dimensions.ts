import { readFileSync } from 'node:fs';
import { type Dimensions, dimensionsOf } from '#modules/drawings/domain/dimensions.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { readDimensions } from './read-dimensions.ts';

let read: Dimensions | undefined;

/** The dimensions the portal ships with, read once by each thread that draws; a release does not hold them (ADR 88). */
export function referenceDimensions(): Dimensions {
  read ??= dimensionsOf(
    readDimensions(readFileSync(projectPath('database', 'seeds', 'reference', 'dimensions.csv'), 'utf8')),
  );
  return read;
}
