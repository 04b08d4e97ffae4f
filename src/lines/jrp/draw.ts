import { undrawn } from '#modules/drawings/domain/undrawn.ts';

/** No table of its dimensions is to be had: drawings on request. */
export const jrpDraw = undrawn;
