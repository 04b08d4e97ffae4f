import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { ENTRY_COLUMNS } from './entry-columns.ts';
import type { GivenRow } from './entry-rows.ts';

const WORDS = {
  rest: { zh: '未导入的行', en: 'Rows not taken' },
  sample: { zh: '批量录入示例', en: 'Bulk entry sample' },
  row: { zh: '行', en: 'Row' },
  reason: { zh: '原因', en: 'Reason' },
} as const satisfies Record<string, BilingualText>;

/** A column as a sheet has it. */
interface Column {
  readonly heading: string;
  readonly width: number;
}

/** The columns in which rows are sent in; a sheet of these is read as it is. */
function entryColumns(locale: Locale): readonly Column[] {
  return Object.values(ENTRY_COLUMNS).map(({ heading, width }) => ({ heading: textIn(heading, locale), width }));
}

/** The sheet in which rows come back that were not taken: corrected it can be sent in again as it is. */
export function restFrame(locale: Locale) {
  return {
    name: textIn(WORDS.rest, locale),
    columns: [
      ...entryColumns(locale),
      { heading: textIn(WORDS.reason, locale), width: 70 },
      { heading: textIn(WORDS.row, locale), width: 8 },
    ],
  };
}

/** A row of it: what was given, letter by letter, why it was not taken, and where it stood. */
export function restCells(
  { no, given }: { readonly no: number; readonly given: GivenRow },
  reasons: readonly BilingualText[],
  locale: Locale,
): readonly (string | number)[] {
  const { code, quantity, itemNumber, note } = given;
  return [code, quantity, itemNumber, note, reasons.map((reason) => textIn(reason, locale)).join(' · '), no];
}

/** The file is called by its day. */
export function restName(locale: Locale, now: Date): string {
  return `${textIn(WORDS.rest, locale)} ${now.toISOString().slice(0, 10)}.xlsx`;
}

/** The sample to begin with: one row of each line, with all that a row may say. */
export function sampleSheet(codes: readonly string[], locale: Locale) {
  return {
    name: textIn(WORDS.sample, locale),
    columns: entryColumns(locale),
    rows: codes.map((code, at) => [code, at + 1, String((at + 1) * 10), '']),
  };
}

/** What the sample is called. */
export function sampleName(locale: Locale): string {
  return `${textIn(WORDS.sample, locale)}.xlsx`;
}
