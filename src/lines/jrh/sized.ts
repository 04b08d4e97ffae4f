import { notSized } from '#lines/shared/not-sized.ts';

/** Industrial units are chosen by their thermal power as well, which the search of a machine does not ask yet. */
export const JRH_SIZED = notSized('JRH');
