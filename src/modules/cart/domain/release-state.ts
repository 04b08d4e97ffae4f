/**
 * How a saved line stands to the release in force (product decisions §5): it is the same product, or the same choices make
 * another one now, or none at all.
 */
export const RELEASE_STATES = ['valid', 'changed', 'invalid'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];
