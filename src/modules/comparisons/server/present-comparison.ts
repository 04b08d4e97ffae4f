import { type Locale, textIn } from '#kernel/locale.ts';
import type { LinePriceDto } from '#modules/cart/contract.ts';
import type { ComparedProductDto, ComparedRowDto, ComparisonDto } from '#modules/comparisons/contract.ts';
import { type ComparedRow, compareProducts } from '#modules/comparisons/domain/compare.ts';
import { factsOfProduct } from '#modules/comparisons/domain/facts-of-product.ts';
import type { FormRefusal } from '#modules/configurator/server/public.ts';
import type { SheetText } from '#product/sheet.ts';
import type { ComparedLine } from './compared-lines.ts';

/** How a comparison is told: in which language, with which sentences of refusals, and with which prices. */
export interface Presenting {
  readonly locale: Locale;
  readonly sentenceOf: (refusal: FormRefusal) => string;
  /** What each costs, in their order. */
  readonly prices: readonly (LinePriceDto | null)[];
}

/** Lines side by side, as a page shows them. */
export function presentComparison(lines: readonly ComparedLine[], presenting: Presenting): ComparisonDto {
  const { locale } = presenting;
  const sections = compareProducts(lines.map(({ told }) => (told ? factsOfProduct(told.product, told.context) : [])));
  return {
    category: lines[0]?.line.category ?? '',
    products: lines.map((line, place) => presentProduct(line, presenting.prices[place] ?? null, presenting)),
    sections: sections.map(({ id, heading, rows }) => ({
      id,
      heading: textIn(heading, locale),
      rows: rows.map((row) => presentRow(row, locale)),
    })),
  };
}

function presentProduct(
  compared: ComparedLine,
  price: LinePriceDto | null,
  { sentenceOf }: Presenting,
): ComparedProductDto {
  const { line, releaseVersion, isInForce, told, refusal } = compared;
  const { id, productName, typeCode, category, customerName, updatedAt } = line;
  return {
    id,
    productName,
    typeCode,
    category,
    customerName,
    updatedAt: updatedAt.toISOString(),
    release: { version: releaseVersion, isInForce },
    refusal: refusal === undefined ? null : sentenceOf(refusal),
    picture: told?.picture ?? null,
    price,
  };
}

function presentRow({ id, label, symbol, unit, better, cells }: ComparedRow, locale: Locale): ComparedRowDto {
  return {
    id,
    label: textIn(label, locale),
    symbol: symbol ?? null,
    unit: unit ?? null,
    better: better ?? null,
    cells: cells.map((cell) => cell && { text: textOf(cell.value, locale), figure: cell.figure ?? null }).map(orNull),
  };
}

function textOf(value: SheetText, locale: Locale): string {
  return typeof value === 'string' ? value : textIn(value, locale);
}

function orNull<Value>(value: Value | undefined): Value | null {
  return value ?? null;
}
