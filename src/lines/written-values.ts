import type { WrittenValues } from '#product/written-values.ts';
import type { ConfigurableCode } from './configurable.ts';
import { JD_WRITTEN_VALUES } from './jd/written-values.ts';
import { JRT_WRITTEN_VALUES } from './jrt/written-values.ts';
import { JRW_WRITTEN_VALUES } from './jrw/written-values.ts';

/** The values the specification writes out, of every line that can be configured. */
const WRITTEN = {
  JRT: JRT_WRITTEN_VALUES,
  JRW: JRW_WRITTEN_VALUES,
  JRH: {},
  JRP: {},
  JD: JD_WRITTEN_VALUES,
} as const satisfies Readonly<Record<ConfigurableCode, WrittenValues>>;

const BY_LINE: Readonly<Record<string, WrittenValues>> = WRITTEN;

/** Those of one line; none for a line that has codes only. */
export function writtenValuesOf(line: string): WrittenValues {
  return BY_LINE[line] ?? {};
}
