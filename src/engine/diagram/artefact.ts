import type { VariableDef } from '#engine/model/model.ts';

/** The first number of an artefact, and the version of what follows it. */
export const MAGIC = 0x0d1a6;
export const FORMAT = 1;

/** What an artefact says of the model it was compiled from. */
export interface ArtefactHead {
  /** Content hash of the model. */
  readonly hash: string;
  readonly version: string;
  readonly variables: readonly VariableDef[];
}
