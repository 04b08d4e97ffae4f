import { notSized } from '#lines/shared/not-sized.ts';

/** Planetary units are indicative, and chosen with an offer. */
export const JRP_SIZED = notSized('JRP');
