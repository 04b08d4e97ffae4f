import { CURRENCIES, type Currency, decimalOf, money } from '#kernel/money.ts';
import type { SheetCell } from '#kits/sheet/sheet.ts';
import type { BillBody, BillKind, BillLine, BillPackage, PackageContent } from '#modules/bills/domain/bill-body.ts';
import { UNIT_WORDS } from '#modules/bills/domain/goods.ts';
import { cubicMetres, kilograms } from '#modules/bills/domain/packing.ts';
import { packageFigures, serialsOfLine } from '#modules/bills/domain/paper-figures.ts';
import type { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { shortenSerials } from '#modules/bills/domain/serial-ranges.ts';
import type { PaperLanguage } from './paper-language.ts';

/** Some pieces in a package; of the package itself the first tells. */
export interface PackedRow {
  readonly one: BillPackage;
  readonly content: PackageContent | undefined;
  readonly isFirst: boolean;
}

/** A column of the workbook of a bill: what it says of a line, and of what is in a package. */
export interface BillColumn {
  readonly id: keyof typeof PAPER_WORDS;
  readonly width: number;
  readonly on: readonly BillKind[];
  format?(currency: Currency): string;
  line?(line: BillLine, body: BillBody, says: PaperLanguage): SheetCell;
  packed?(row: PackedRow, body: BillBody, says: PaperLanguage): SheetCell;
}

const ALL: readonly BillKind[] = ['pi', 'ci', 'pl'];
const PRICED: readonly BillKind[] = ['pi', 'ci'];
const SENT: readonly BillKind[] = ['ci', 'pl'];
const LISTED: readonly BillKind[] = ['pl'];

/** The columns of all papers, in their order. */
export const BILL_COLUMNS: readonly BillColumn[] = [
  { id: 'line', width: 24, on: ALL, line: ({ lineNo }) => lineNo, packed: ({ one }) => one.no },
  {
    ...{ id: 'product', width: 44, on: ALL },
    line: ({ name }, _body, says) => says.line(name),
    packed: ({ one }, body, says) => says.line(packageFigures(one, body).type),
  },
  {
    ...{ id: 'typeCode', width: 34, on: ALL },
    line: ({ typeCode }) => typeCode,
    packed: ({ content }, { lines }) => lines.find(({ lineNo }) => lineNo === content?.lineNo)?.typeCode ?? null,
  },
  {
    ...{ id: 'keyData', width: 30, on: ALL },
    line: ({ keyData }, _body, says) => says.line(keyData),
    packed: ({ content }, { lines }, says) => {
      const packed = lines.find(({ lineNo }) => lineNo === content?.lineNo);
      return packed === undefined ? null : says.line(packed.name);
    },
  },
  { id: 'partNo', width: 16, on: ALL, line: ({ customerPartNo }) => customerPartNo },
  { id: 'materialCode', width: 14, on: ALL, line: ({ materialCode }) => materialCode },
  {
    ...{ id: 'serials', width: 24, on: SENT },
    line: ({ lineNo }, body) => serialsOfLine(body, lineNo),
    packed: ({ content }) => shortenSerials(content?.serials ?? []),
  },
  { id: 'hsCode', width: 12, on: ALL, line: ({ hsCode }) => hsCode },
  { id: 'origin', width: 8, on: ALL, line: ({ origin }) => origin },
  {
    ...{ id: 'quantity', width: 10, on: ALL },
    line: ({ quantity }) => quantity,
    packed: ({ content }) => content?.quantity ?? null,
  },
  { id: 'unit', width: 8, on: ALL, line: ({ unit }, _body, says) => says.line(UNIT_WORDS[unit]) },
  {
    ...{ id: 'unitPrice', width: 14, on: PRICED, format: amountFormat },
    line: ({ unitPrice }, { terms }) => amountCell(unitPrice, terms.currency),
  },
  {
    ...{ id: 'amount', width: 16, on: PRICED, format: amountFormat },
    line: ({ amount }, { terms }) => amountCell(amount, terms.currency),
  },
  {
    ...{ id: 'lineNet', width: 12, on: SENT, format: () => '#,##0.0' },
    line: ({ quantity, netEachG }) => Number(kilograms(quantity * netEachG)),
    packed: ({ one, isFirst }, body) => (isFirst ? Number(kilograms(packageFigures(one, body).netG)) : null),
  },
  {
    ...{ id: 'gross', width: 12, on: SENT, format: () => '#,##0.0' },
    packed: ({ one, isFirst }, body) => (isFirst ? Number(kilograms(packageFigures(one, body).grossG)) : null),
  },
  {
    ...{ id: 'volume', width: 12, on: SENT, format: () => '#,##0.000' },
    packed: ({ one, isFirst }, body) => (isFirst ? Number(cubicMetres(packageFigures(one, body).volumeL)) : null),
  },
  { id: 'length', width: 10, on: LISTED, packed: ({ one, isFirst }) => (isFirst ? one.size.lengthMm : null) },
  { id: 'width', width: 10, on: LISTED, packed: ({ one, isFirst }) => (isFirst ? one.size.widthMm : null) },
  { id: 'height', width: 10, on: LISTED, packed: ({ one, isFirst }) => (isFirst ? one.size.heightMm : null) },
  { id: 'woodMark', width: 16, on: LISTED, packed: ({ one, isFirst }) => (isFirst ? one.woodMark : null) },
];

function amountFormat(currency: Currency): string {
  const digits = CURRENCIES[currency];
  return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
}

/** An amount as a number cell; nothing where there is none. */
export function amountCell(minor: number | null, currency: Currency): SheetCell {
  return minor === null ? null : Number(decimalOf(money(minor, currency)));
}
