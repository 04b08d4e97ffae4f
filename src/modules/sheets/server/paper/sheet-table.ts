import type { BilingualText } from '#kernel/locale.ts';
import type { SheetCell } from '#kits/sheet/sheet.ts';
import { sheetBytes } from '#kits/sheet/write-sheet.ts';
import { sheetText } from '#modules/documents/domain/technical-sheet.ts';
import { PAPER_TITLE, PAPER_WORDS, STANDING_WORDS } from '#modules/sheets/domain/paper-words.ts';
import type { FrozenItem, FrozenText } from '#modules/sheets/domain/sheet-body.ts';
import type { SheetPaper } from '#modules/sheets/domain/sheet-paper.ts';

type Row = readonly SheetCell[];
type Word = keyof typeof PAPER_WORDS;

const COLUMNS = [
  ['item', 8],
  ['typeCode', 36],
  ['quantity', 10],
  ['group', 20],
  ['field', 30],
  ['value', 36],
  ['unit', 12],
] as const satisfies readonly (readonly [Word, number])[];

/**
 * A revision as a workbook of one sheet: a row for each value of each item, so that it can be filtered by item, group and field; below
 * them what says which revision it is. Nothing computes. The same revision makes the same bytes.
 */
export function renderSheetTable(sheet: SheetPaper): Promise<Uint8Array> {
  const says = (text: FrozenText) => saidIn(text, sheet);
  return sheetBytes({
    name: `${sheet.body.number}-${sheet.body.no}`,
    columns: COLUMNS.map(([word, width]) => ({ heading: says(PAPER_WORDS[word]), width })),
    rows: [...sheet.body.items.flatMap((item) => itemRows(item, says)), [], ...factRows(sheet, says)],
  });
}

type Says = (text: FrozenText) => string;

function itemRows(item: FrozenItem, says: Says): readonly Row[] {
  const { fullTypeCode, groups, itemNo, note = '', productName, release, remark, wishes = '', customerPartNo } = item;
  const begins = [itemNo, fullTypeCode, item.quantity];
  const written: readonly (readonly [Word, string])[] = [
    ['product', productName],
    ['partNo', customerPartNo],
    ['release', release],
    ['wishes', wishes],
    ['note', note],
    ['remark', remark],
  ];
  return [
    ...written.flatMap(([word, text]) => (text === '' ? [] : [[...begins, '', says(PAPER_WORDS[word]), text, '']])),
    ...groups.flatMap(({ heading, values }) =>
      values.map(({ label, symbol, unit = '', value }) => [
        ...[...begins, says(heading), [says(label), symbol].filter(Boolean).join(' '), says(value), unit],
      ]),
    ),
  ];
}

/** Which revision it is, how it stands, and its fingerprint. */
function factRows(sheet: SheetPaper, says: Says): readonly Row[] {
  const { body, date, senderName, sha256, standing } = sheet;
  const facts: readonly (readonly [BilingualText, string])[] = [
    [PAPER_TITLE, body.number],
    [PAPER_WORDS.revision, String(body.no)],
    [PAPER_WORDS.standing, says(STANDING_WORDS[standing])],
    [PAPER_WORDS.customer, body.customerName],
    [PAPER_WORDS.date, date],
    [PAPER_WORDS.sender, senderName],
    [PAPER_WORDS.quote, body.quoteNumber],
    [PAPER_WORDS.order, body.orderNumber],
    [PAPER_WORDS.remark, body.remark],
    [PAPER_WORDS.fingerprint, sha256],
  ];
  const rows = facts.flatMap(([label, text]): Row[] =>
    text === '' ? [] : [[null, says(label), null, null, null, text]],
  );
  return body.isDemo ? [...rows, [null, says(PAPER_WORDS.demo)]] : rows;
}

function saidIn(text: FrozenText, { language }: SheetPaper): string {
  if (typeof text === 'string') return text;
  const { main, second } = sheetText(text, language);
  return second === '' ? main : `${main} ${second}`;
}
