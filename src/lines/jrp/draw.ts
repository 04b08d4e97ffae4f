import { undrawn } from '#lines/shared/undrawn.ts';

/** No solids of this line yet. */
export const jrpDraw = undrawn;
