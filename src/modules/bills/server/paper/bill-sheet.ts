import type { SheetCell } from '#kits/sheet/sheet.ts';
import { sheetBytes } from '#kits/sheet/write-sheet.ts';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { type BillPaper, billNumber } from '#modules/bills/domain/bill-paper.ts';
import { cubicMetres, kilograms } from '#modules/bills/domain/packing.ts';
import {
  bankFactsOf,
  type Fact,
  type FactGroup,
  factGroupsOf,
  partiesOf,
  signatureFactsOf,
} from '#modules/bills/domain/paper-facts.ts';
import { sumRowsOf } from '#modules/bills/domain/paper-figures.ts';
import { PAPER_WORDS, STATE_MARKS } from '#modules/bills/domain/paper-words.ts';
import { type PaperLanguage, paperLanguage } from './paper-language.ts';
import { amountCell, BILL_COLUMNS, type BillColumn, type PackedRow } from './sheet-columns.ts';

type Word = keyof typeof PAPER_WORDS;
type Row = readonly SheetCell[];

/** A bill being written into a workbook. */
interface Written {
  readonly body: BillBody;
  readonly columns: readonly BillColumn[];
  readonly says: PaperLanguage;
}

/**
 * A bill as a workbook of one sheet: its title above, facts as label and value, then its lines and packages as tables. Figures are
 * number cells, days are date cells, nothing computes. The same bill makes the same bytes.
 */
export function renderBillSheet(bill: BillPaper): Promise<Uint8Array> {
  const { body } = bill;
  const says = paperLanguage(body.language);
  const columns = BILL_COLUMNS.filter(({ on }) => on.includes(body.kind));
  const headings = [says.line(body.title), billNumber(body) ?? ''];
  return sheetBytes({
    name: says.line(body.title),
    columns: columns.map(({ width, format }, at) => ({
      ...{ heading: headings[at] ?? '', width },
      ...(format !== undefined && { format: format(body.terms.currency) }),
    })),
    rows: rowsOf(bill, { body, columns, says }),
  });
}

function rowsOf(bill: BillPaper, written: Written): readonly Row[] {
  const { body, says } = written;
  const head = [
    ...(bill.state === 'issued' ? [] : [[says.line(STATE_MARKS[bill.state])]]),
    ...(body.terms.isDemo === true ? [[says.line(PAPER_WORDS.demo)]] : []),
    ...(bill.isPairVoid ? [[says.line(PAPER_WORDS.pairVoid)]] : []),
    factRow({ label: PAPER_WORDS.date, value: body.issueDate, isDay: true }, says),
    ...(body.revision === 0 ? [] : [[says.line(PAPER_WORDS.revision), body.revision]]),
  ];
  const bank = body.bank === null ? [] : [{ heading: PAPER_WORDS.bank, facts: bankFactsOf(body.bank) }];
  return [
    ...head,
    ...[...partiesOf(body), ...factGroupsOf(body)].flatMap((group) => groupRows(group, says)),
    ...lineRows(written),
    ...wordRows(written),
    ...packageRows(written),
    ...totalRows(written),
    ...bank.flatMap((group) => groupRows(group, says)),
    ...textRows(written),
    ...groupRows({ heading: PAPER_WORDS.signature, facts: signatureFactsOf(body) }, says),
    ...(bill.sha256 === null ? [] : [[], labelled('fingerprint', bill.sha256, says)]),
  ];
}

/** A group of facts under an empty row. */
function groupRows({ heading, facts }: FactGroup, says: PaperLanguage): readonly Row[] {
  return [[], [says.line(heading)], ...facts.map((fact) => factRow(fact, says))];
}

function factRow({ label, value, isDay }: Fact, says: PaperLanguage): Row {
  const text = says.line(value);
  return [says.line(label), isDay && text !== '' ? new Date(`${text}T00:00:00Z`) : text];
}

function labelled(word: Word, value: SheetCell, says: PaperLanguage): Row {
  return [says.line(PAPER_WORDS[word]), value];
}

function lineRows({ body, columns, says }: Written): readonly Row[] {
  const sums = sumRowsOf(body).map(({ label, text, minor }) =>
    columns.map(({ id }): SheetCell => {
      if (id === 'line') return says.line(label);
      if (id === 'product') return text;
      return id === 'amount' ? amountCell(minor, body.terms.currency) : null;
    }),
  );
  const lines = body.lines.map((line) => columns.map((column) => column.line?.(line, body, says) ?? null));
  return [[], columns.map(({ id, line }) => (line ? says.line(PAPER_WORDS[id]) : null)), ...lines, ...sums];
}

function wordRows({ body, says }: Written): readonly Row[] {
  return body.words === null ? [] : [labelled('inWords', says.line(body.words), says)];
}

/** Each line of each package, so that what is in them can be filtered and counted. */
function packageRows({ body, columns, says }: Written): readonly Row[] {
  if (body.kind !== 'pl' || body.packages.length === 0) return [];
  const rows = body.packages.flatMap((one): readonly PackedRow[] =>
    one.contents.length === 0
      ? [{ one, content: undefined, isFirst: true }]
      : one.contents.map((content, at) => ({ one, content, isFirst: at === 0 })),
  );
  const heading = (id: Word): Word => HEADINGS[id] ?? id;
  return [
    [],
    columns.map(({ id, packed }) => (packed ? says.line(PAPER_WORDS[heading(id)]) : null)),
    ...rows.map((row) => columns.map(({ packed }) => packed?.(row, body, says) ?? null)),
  ];
}

/** What columns are called that say something else of packages. */
const HEADINGS: { readonly [Id in Word]?: Word } = { line: 'packageNo', product: 'packageType', keyData: 'contents' };

/** What the packages come to; each sum stands in the column of its figures. */
function totalRows({ body, columns, says }: Written): readonly Row[] {
  const { totals } = body;
  if (totals.packages === 0) return [];
  const sums: { readonly [Id in Word]?: SheetCell } = {
    ...{ line: says.line(PAPER_WORDS.totals), quantity: totals.pieces, lineNet: Number(kilograms(totals.netG)) },
    ...{ gross: Number(kilograms(totals.grossG)), volume: Number(cubicMetres(totals.volumeL)) },
  };
  return [
    [],
    columns.map(({ id }) => (id in sums && id !== 'line' ? says.line(PAPER_WORDS[id]) : null)),
    columns.map(({ id }) => sums[id] ?? null),
    labelled('totalPackages', totals.packages, says),
  ];
}

function textRows({ body, says }: Written): readonly Row[] {
  const texts = [
    ['goodsText', body.goodsText],
    ['marks', body.marks],
    ['declaration', says.line(body.declaration)],
    ['declaration', says.line(body.originStatement)],
    ['remarks', body.remarks],
  ] as const;
  const said = texts.filter(([, text]) => text !== '');
  return said.length === 0 ? [] : [[], ...said.map(([word, text]) => labelled(word, text, says))];
}
