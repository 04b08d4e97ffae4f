import type { BilingualText } from '#kernel/locale.ts';
import { amountText, money } from '#kernel/money.ts';
import type { Column, TableRow } from '#kits/pdf/table.ts';
import { type SheetLanguage, sheetText } from '#modules/documents/domain/technical-sheet.ts';
import type { Charge } from '#modules/quotes/domain/charges.ts';
import { CHARGE_WORDS, PAPER_WORDS } from '#modules/quotes/domain/paper-words.ts';
import type { VersionBody, VersionLine } from '#modules/quotes/domain/quote-body.ts';
import type { QuotePaper } from '#modules/quotes/domain/quote-paper.ts';

/** A column of the lines: what it says of one, and, where it may be empty, whether it says anything. */
export interface LineColumn extends Omit<Column, 'heading'> {
  readonly id: string;
  readonly heading: BilingualText;
  readonly cell: (line: VersionLine, told: Told) => TableRow['cells'][number];
  readonly isSaid?: (line: VersionLine) => boolean;
}

/** How amounts and words are told. */
interface Told {
  readonly amount: (minor: number | null) => string;
  readonly words: (text: BilingualText) => string;
}

const COLUMNS: readonly LineColumn[] = [
  { id: 'no', heading: PAPER_WORDS.line, share: 7, cell: ({ lineNo }) => String(lineNo) },
  {
    ...{ id: 'product', heading: PAPER_WORDS.product, share: 38, wrap: true },
    cell: (line, told) => ({ main: line.productName, second: saidOf(line, told) }),
  },
  {
    ...{ id: 'quantity', heading: PAPER_WORDS.quantity, share: 10, align: 'right', whole: true },
    cell: ({ quantity }) => String(quantity),
  },
  {
    ...{ id: 'wanted', heading: PAPER_WORDS.wanted, share: 13, whole: true },
    cell: ({ wantedDate }) => wantedDate ?? '',
    isSaid: ({ wantedDate }) => wantedDate !== null,
  },
  {
    ...{ id: 'target', heading: PAPER_WORDS.target, share: 14, align: 'right', whole: true },
    cell: ({ targetPrice }, { amount }) => amount(targetPrice),
    isSaid: ({ targetPrice }) => targetPrice !== null,
  },
  {
    ...{ id: 'unit', heading: PAPER_WORDS.unit, share: 14, align: 'right', wrap: true, whole: true },
    cell: ({ notOfferedReason, unit }, { amount, words }) =>
      notOfferedReason === null ? amount(unit) : words(PAPER_WORDS.notOffered),
    isSaid: ({ unit, notOfferedReason }) => unit !== null || notOfferedReason !== null,
  },
  {
    ...{ id: 'net', heading: PAPER_WORDS.net, share: 16, align: 'right', whole: true },
    cell: ({ net }, { amount }) => amount(net),
    isSaid: ({ net }) => net !== null,
  },
  {
    ...{ id: 'lead', heading: PAPER_WORDS.lead, share: 12, align: 'right', whole: true },
    cell: ({ leadDays }) => String(leadDays ?? ''),
    isSaid: ({ leadDays }) => leadDays !== null,
  },
];

/** The columns that say something of at least one line. */
export function columnsOf({ lines }: Pick<VersionBody, 'lines'>): readonly LineColumn[] {
  return COLUMNS.filter(({ isSaid }) => isSaid === undefined || lines.some(isSaid));
}

/** The lines and, where there are prices, what they come to. */
export function rowsOf({ body, language }: QuotePaper, columns: readonly LineColumn[]): readonly TableRow[] {
  const told = toldIn(body, language);
  const lines = body.lines.map((line) => ({ cells: columns.map(({ cell }) => cell(line, told)) }));
  if (body.net === null) return lines;
  const charges = (body.charges ?? []).map((charge) => ({
    cells: columns.map(({ id }) => chargeCell(id, charge, told)),
  }));
  return [...lines, ...charges, { cells: columns.map(({ id }) => sumCell(id, body, told)), strong: true }];
}

function chargeCell(
  id: string,
  { amount: charged, kind, text }: Charge,
  { amount, words }: Told,
): TableRow['cells'][number] {
  if (id === 'product') return { main: words(CHARGE_WORDS[kind]), second: text };
  return id === 'net' ? amount(charged) : '';
}

function sumCell(id: string, { currency, net }: VersionBody, { amount, words }: Told): string {
  if (id === 'product') return `${words(PAPER_WORDS.sum)} ${currency}`;
  return id === 'net' ? amount(net) : '';
}

function toldIn({ currency }: VersionBody, language: SheetLanguage): Told {
  const locale = language === 'en' ? 'en' : 'zh-cn';
  return {
    amount: (minor) => (minor === null ? '' : amountText(money(minor, currency), locale)),
    words: (text) => {
      const { main, second } = sheetText(text, language);
      return second === '' ? main : `${main} ${second}`;
    },
  };
}

/** Beside its name: the code that says all of it, wishes and remark, the customer's part number, why it is not offered, what was noted. */
function saidOf(line: VersionLine, { words }: Told): string {
  const { customerPartNo, note, notOfferedReason, state, typeCode, fullTypeCode = typeCode, wishes, remark } = line;
  const told = (label: BilingualText, text = '') => (text === '' ? '' : `${words(label)}: ${text}`);
  const dropped = state === 'dropped' ? words(PAPER_WORDS.dropped) : '';
  return [
    fullTypeCode,
    told(PAPER_WORDS.wishes, wishes),
    told(PAPER_WORDS.remark, remark),
    told(PAPER_WORDS.partNo, customerPartNo),
    dropped,
    told(PAPER_WORDS.notOffered, notOfferedReason ?? ''),
    note,
  ]
    .filter((text) => text !== '')
    .join('\n');
}
