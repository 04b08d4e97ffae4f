import type { LineFact } from '#product/line-info.ts';
import type { Line, LineCode } from './index.ts';
import { JD_RANGE } from './jd/range.ts';
import { JRH_RANGE } from './jrh/range.ts';
import { JRP_RANGE } from './jrp/range.ts';
import { JRT_RANGE } from './jrt/range.ts';
import { JRW_RANGE } from './jrw/range.ts';

/** What the pages of the lines say besides their cards: it comes with the page, for the first page shows cards alone. */
const RANGES: Readonly<Partial<Record<LineCode, readonly LineFact[]>>> = {
  JRT: JRT_RANGE,
  JRW: JRW_RANGE,
  JRH: JRH_RANGE,
  JRP: JRP_RANGE,
  JD: JD_RANGE,
};

/** The whole range of a line. */
export function rangeOf({ code, facts }: Pick<Line, 'code' | 'facts'>): readonly LineFact[] {
  return [...facts, ...(RANGES[code] ?? [])];
}
