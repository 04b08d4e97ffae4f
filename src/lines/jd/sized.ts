import { notSized } from '#lines/shared/not-sized.ts';

/** A motor alone drives no machine: the gear unit it stands at is chosen first. */
export const JD_SIZED = notSized('JD');
