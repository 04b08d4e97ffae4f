import type { BilingualText } from '#kernel/locale.ts';
import { CHARGE_WORDS } from '#modules/quotes/domain/paper-words.ts';
import type { BillBody, BillPackage } from './bill-body.ts';
import { weightsOf } from './bill-totals.ts';
import { PACKAGE_TYPES } from './goods.ts';
import { volumeOfPackage } from './packing.ts';
import { PAPER_WORDS } from './paper-words.ts';
import { shortenSerials } from './serial-ranges.ts';

/** A row of money under the lines. */
export interface SumRow {
  readonly label: BilingualText;
  /** What it is for, in the words of whoever charges it. */
  readonly text: string;
  readonly minor: number;
  readonly isStrong: boolean;
}

/** What stands under the lines: each charge, what it comes to, VAT where there is one, what was received and what is due. */
export function sumRowsOf({ charges, totals, terms, deposit }: BillBody): readonly SumRow[] {
  if (totals.money === null) return [];
  const { net, vat, total, due } = totals.money;
  const row = (label: BilingualText, minor: number, isStrong = false): SumRow => ({ label, text: '', minor, isStrong });
  const isTaxed = terms.taxMode === 'domestic';
  return [
    ...charges.map(({ kind, text, amount }) => ({ label: CHARGE_WORDS[kind], text, minor: amount, isStrong: false })),
    // What charges come to beside prices with VAT is with it, too.
    row(isTaxed ? PAPER_WORDS.netWithoutVat : PAPER_WORDS.net, net, true),
    ...(isTaxed ? [row(PAPER_WORDS.vat, vat), row(PAPER_WORDS.total, total, true)] : []),
    ...(deposit === 0 ? [] : [row(PAPER_WORDS.deposit, deposit), row(PAPER_WORDS.due, due, true)]),
  ];
}

/** The serial numbers of a line over all packages, as papers list them. */
export function serialsOfLine({ packages }: BillBody, lineNo: number): string {
  const all = packages.flatMap(({ contents }) => contents.filter((content) => content.lineNo === lineNo));
  return shortenSerials(all.flatMap(({ serials }) => serials));
}

/** What is in a package: line, type code and quantity each, with their serial numbers. */
export function contentsTold({ contents }: BillPackage, { lines }: BillBody): readonly string[] {
  return contents.map(({ lineNo, quantity, serials }) => {
    const line = lines.find((one) => one.lineNo === lineNo);
    const told = `${lineNo}: ${line?.typeCode || line?.name.en || '–'} × ${quantity}`;
    return serials.length === 0 ? told : `${told} (${shortenSerials(serials)})`;
  });
}

/** How a package is handled. */
export function handlingTold(one: BillPackage): readonly (string | BilingualText)[] {
  const { stackable, notStackable, liftingPoint, oilFilled } = PAPER_WORDS;
  const told = [
    one.isStackable === null ? '' : one.isStackable ? stackable : notStackable,
    one.hasLiftingPoint ? liftingPoint : '',
    one.isOilFilled ? oilFilled : '',
    one.handlingMarks,
  ];
  return told.filter((text) => text !== '');
}

/** A package with all that is reckoned of it: grams, and thousandths of a cubic metre. */
export function packageFigures(one: BillPackage, { lines }: BillBody) {
  return { ...weightsOf(one, lines), volumeL: volumeOfPackage(one.size), type: PACKAGE_TYPES[one.type].words };
}
