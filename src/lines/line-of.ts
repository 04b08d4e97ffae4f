import { LINES, type Line } from './index.ts';

/** The codes of the product lines, in their order. */
export const LINE_CODES = LINES.map(({ code }) => code);

/** The line of a code, if there is one. */
export function lineOf(code: string | undefined): Line | undefined {
  return LINES.find((line) => line.code === code);
}
