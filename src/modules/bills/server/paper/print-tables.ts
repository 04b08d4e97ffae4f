import { amountText, money } from '#kernel/money.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import type { Paper } from '#kits/pdf/paper.ts';
import { addTable, type Column, type TableRow } from '#kits/pdf/table.ts';
import type { Words } from '#kits/pdf/words.ts';
import type { BillBody, BillLine, BillPackage } from '#modules/bills/domain/bill-body.ts';
import { UNIT_WORDS } from '#modules/bills/domain/goods.ts';
import { cubicMetres, kilograms, sizeText } from '#modules/bills/domain/packing.ts';
import {
  contentsTold,
  handlingTold,
  packageFigures,
  type SumRow,
  serialsOfLine,
  sumRowsOf,
} from '#modules/bills/domain/paper-figures.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import type { PaperLanguage } from './paper-language.ts';

/** A column of a table of a paper: what it says of a row, and on which papers it stands. */
interface PaperColumn<Row> extends Omit<Column, 'heading'> {
  readonly heading: keyof typeof PAPER_WORDS;
  cell(row: Row, body: BillBody, says: PaperLanguage): Words;
  /** What it says of a row of sums; nothing where left out. */
  sum?(row: SumRow, body: BillBody, says: PaperLanguage): Words;
  readonly on?: readonly BillBody['kind'][];
}

const FIGURE = { align: 'right', whole: true } as const;
const PRICED = ['pi', 'ci'] as const;

const LINE_COLUMNS: readonly PaperColumn<BillLine>[] = [
  { heading: 'line', share: 6, whole: true, cell: ({ lineNo }) => String(lineNo) },
  {
    ...{ heading: 'product', share: 44, wrap: true },
    cell: (line, body, says) => ({ main: says.line(line.name), second: toldOfLine(line, body, says).join('\n') }),
    sum: ({ label, text }, { terms }, says) => ({ main: `${says.line(label)} ${terms.currency}`, second: text }),
  },
  { heading: 'hsCode', share: 12, whole: true, cell: ({ hsCode }) => hsCode },
  { heading: 'origin', share: 10, whole: true, cell: ({ origin }) => origin },
  {
    ...{ heading: 'quantity', share: 11, ...FIGURE },
    cell: ({ quantity, unit }, _body, says) => counted(quantity, says.words(UNIT_WORDS[unit])),
  },
  {
    ...{ heading: 'lineNet', share: 10, on: ['ci', 'pl'], ...FIGURE },
    cell: ({ quantity, netEachG }) => kilograms(quantity * netEachG),
  },
  {
    ...{ heading: 'unitPrice', share: 13, on: PRICED, ...FIGURE },
    cell: ({ unitPrice }, body, says) => amount(unitPrice, body, says),
  },
  {
    ...{ heading: 'amount', share: 15, on: PRICED, ...FIGURE },
    cell: (line, body, says) => amount(line.amount, body, says),
    sum: ({ minor }, body, says) => amount(minor, body, says),
  },
];

/** So many of a unit, which may be said in both languages. */
function counted(quantity: number, unit: Words): Words {
  return typeof unit === 'string' ? `${quantity} ${unit}` : { ...unit, main: `${quantity} ${unit.main}` };
}

function amount(minor: number | null, { terms }: BillBody, { locale }: PaperLanguage): string {
  return minor === null ? '' : amountText(money(minor, terms.currency), locale);
}

/** Beside its name: type code, key data, the customer's and the maker's numbers, serial numbers. */
function toldOfLine(line: BillLine, body: BillBody, says: PaperLanguage): readonly string[] {
  const named = (word: keyof typeof PAPER_WORDS, text: string) =>
    text === '' ? '' : `${says.line(PAPER_WORDS[word])}: ${text}`;
  const serials = body.kind === 'pi' ? '' : serialsOfLine(body, line.lineNo);
  const told = [
    line.typeCode,
    says.line(line.keyData),
    named('partNo', line.customerPartNo),
    named('materialCode', line.materialCode),
    named('serials', serials),
  ];
  return told.filter((text) => text !== '');
}

/** Prints the lines and, where there are prices, what they come to. */
export function printLines(paper: Paper, body: BillBody, says: PaperLanguage): void {
  addHeading(paper, says.words(PAPER_WORDS.goods));
  const columns = LINE_COLUMNS.filter(({ on }) => on?.includes(body.kind) ?? true);
  const lines = body.lines.map((line) => ({ cells: columns.map(({ cell }) => cell(line, body, says)) }));
  const sums = sumRowsOf(body).map((row) => ({
    ...{ cells: columns.map(({ sum }) => sum?.(row, body, says) ?? ''), strong: row.isStrong },
  }));
  addTable(paper, headed(columns, says), [...lines, ...sums]);
}

const PACKAGE_COLUMNS: readonly PaperColumn<BillPackage>[] = [
  { heading: 'packageNo', share: 8, whole: true, cell: ({ no }, { packages }) => `${no} / ${packages.length}` },
  {
    ...{ heading: 'packageType', share: 14, wrap: true },
    cell: (one, body, says) => says.words(packageFigures(one, body).type),
  },
  {
    ...{ heading: 'contents', share: 40, wrap: true },
    cell: (one, body, says) => ({ main: contentsTold(one, body).join('\n'), second: handledTold(one, says) }),
  },
  { heading: 'size', share: 22, whole: true, cell: ({ size }) => sizeText(size) },
  {
    ...{ heading: 'volume', share: 11, ...FIGURE },
    cell: (one, body) => cubicMetres(packageFigures(one, body).volumeL),
  },
  { heading: 'lineNet', share: 11, ...FIGURE, cell: (one, body) => kilograms(packageFigures(one, body).netG) },
  { heading: 'gross', share: 11, ...FIGURE, cell: (one, body) => kilograms(packageFigures(one, body).grossG) },
];

function handledTold(one: BillPackage, says: PaperLanguage): string {
  const wood = one.woodMark === '' ? [] : [`${says.line(PAPER_WORDS.woodMark)}: ${one.woodMark}`];
  return [...handlingTold(one).map(says.line), ...wood].join(' · ');
}

/** Prints the packages of a packing list. */
export function printPackages(paper: Paper, body: BillBody, says: PaperLanguage): void {
  if (body.kind !== 'pl' || body.packages.length === 0) return;
  addHeading(paper, says.words(PAPER_WORDS.packages));
  const rows = body.packages.map(
    (one): TableRow => ({ cells: PACKAGE_COLUMNS.map(({ cell }) => cell(one, body, says)) }),
  );
  addTable(paper, headed(PACKAGE_COLUMNS, says), rows);
}

function headed<Row>(columns: readonly PaperColumn<Row>[], says: PaperLanguage): readonly Column[] {
  return columns.map(({ heading, share, align, wrap, whole }) => ({
    ...{ heading: says.words(PAPER_WORDS[heading]), share },
    ...(align !== undefined && { align }),
    ...(wrap !== undefined && { wrap }),
    ...(whole !== undefined && { whole }),
  }));
}
