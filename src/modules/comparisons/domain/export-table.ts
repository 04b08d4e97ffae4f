import { type Locale, textIn } from '#kernel/locale.ts';
import { printedField } from '#modules/documents/domain/printed-field.ts';
import { HIDDEN, NONE } from '#product/field.ts';
import { rowFigures } from '#product/row-figures.ts';
import type { ExportForm } from '#product/sheet.ts';
import { type ComparedRow, compareProducts } from './compare.ts';
import { COMPARISON_WORDS } from './comparison-words.ts';
import { decimalsOf, type Fact } from './fact.ts';
import { type FactContext, type FactualProduct, meaningOf, textFacts } from './facts-of-product.ts';

/** A product of a table: by its name, and by its fields where they are known. */
export interface ExportedProduct {
  readonly productName: string;
  readonly facts: readonly Fact[];
}

/** A table as a sheet holds it. */
export interface ExportTable {
  readonly columns: readonly { readonly heading: string; readonly width: number; readonly format?: string }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const ALL: ExportForm = { temporary: [], named: {}, onlyWith: {} };

/**
 * What a product says in a table of products: its fields in the order of the steps, the figures of its row where the search asks
 * for them, its texts last (spec 001 §9 "Comparison export"). Those columns are all: prices stay on the page (ADR 64).
 */
export function exportedFacts(product: FactualProduct, context: FactContext): readonly Fact[] {
  const { steps, line } = context;
  const figures = figureFacts(product, context);
  const asked = steps.flatMap(({ fields }) => fields);
  const others = [...figures.values()].filter(({ id }) => !asked.includes(id));
  const ofSteps = steps.flatMap(({ index, fields: ids }) => {
    const kind = line.steps[index]?.kind;
    if (kind === 'overview') return [];
    const facts = ids.flatMap((id) => fieldFact(id, { product, context, figure: figures.get(id) }));
    return kind === 'search' ? [...facts, ...others] : facts;
  });
  return [...ofSteps, ...textFacts(product)];
}

interface Telling {
  readonly product: FactualProduct;
  readonly context: FactContext;
  /** The figure of the row where the search asks for it: it counts, not what was asked. */
  readonly figure: Fact | undefined;
}

function fieldFact(id: string, { product, context, figure }: Telling): readonly Fact[] {
  const { form, fields } = context;
  const { temporary, named, onlyWith } = form.exported ?? ALL;
  const field = fields.find((each) => each.id === id);
  if (field === undefined || temporary.includes(id) || !isTold(id, product, onlyWith)) return [];
  const value = printedField(field, product, form);
  const fact = figure ?? (value === undefined ? undefined : { id, label: field.label, unit: field.unit, value });
  return fact === undefined ? [] : [{ ...fact, ...named[id] }];
}

function figureFacts(product: FactualProduct, { line }: FactContext): ReadonlyMap<string, Fact> {
  const { row, standing, config } = product;
  return new Map(
    rowFigures(line, { row, standing, search: config.search }).map(({ column, unit, value }) => {
      const { id, label = { zh: id, en: id }, symbol } = column;
      return [id, { id, label, symbol, unit, value }];
    }),
  );
}

/** Whether what a field is told with holds something. */
function isTold(id: string, { standing }: FactualProduct, onlyWith: ExportForm['onlyWith']): boolean {
  const { [id]: other } = onlyWith;
  return other === undefined || ![undefined, HIDDEN, NONE, ''].includes(standing[other]);
}

/** Products as the rows of a table, in one language: their names, then a column for whatever any of them is told by. */
export function exportTable(products: readonly ExportedProduct[], locale: Locale): ExportTable {
  const [section] = compareProducts(
    products.map(({ facts }) => [{ id: 'all', heading: COMPARISON_WORDS.sheet, facts: facts.map(byItsMeaning) }]),
  );
  const columns = [nameColumn(products, locale), ...(section?.rows ?? []).map((row) => columnOf(row, locale))];
  return {
    columns: columns.map(({ cells: _cells, ...column }) => column),
    rows: products.map((_, place) => columns.map(({ cells }) => cells[place] ?? null)),
  };
}

/** A figure stands in a column with those that mean the same: heads say where a load acts. */
function byItsMeaning(fact: Fact): Fact {
  return fact.symbol === undefined ? fact : { ...fact, id: `${fact.id}.${meaningOf(fact.label)}` };
}

interface FilledColumn {
  readonly heading: string;
  readonly width: number;
  readonly format?: string;
  readonly cells: readonly (string | number | null)[];
}

function nameColumn(products: readonly ExportedProduct[], locale: Locale): FilledColumn {
  const heading = textIn(COMPARISON_WORDS.product, locale);
  const cells = products.map(({ productName }) => productName);
  return { heading, cells, width: widthOf([heading, ...cells]) };
}

/** A column is one of figures where every product that says something says a figure. */
function columnOf({ label, symbol, unit, cells }: ComparedRow, locale: Locale): FilledColumn {
  const heading = [textIn(label, locale), symbol, unit && `(${unit})`].filter(Boolean).join(' ');
  const texts = cells.map((cell) => (cell === undefined ? null : textOf(cell.value, locale)));
  const width = widthOf([heading, ...texts.map((text) => text ?? '')]);
  if (cells.some((cell) => cell !== undefined && cell.figure === undefined)) return { heading, width, cells: texts };
  return { heading, width, ...formatOf(texts), cells: cells.map((cell) => cell?.figure ?? null) };
}

function textOf(value: Fact['value'], locale: Locale): string {
  return typeof value === 'string' ? value : textIn(value, locale);
}

/** As many decimals as the figures are written with; where they differ each stands as it is: 158 is not 158.00. */
function formatOf(texts: readonly (string | null)[]): { readonly format?: string } {
  const [decimals = 0, ...others] = new Set(texts.flatMap((text) => (text === null ? [] : decimalsOf(text))));
  if (others.length > 0) return {};
  return { format: decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}` };
}

/** In characters; those of Chinese take two. Longer texts are read in their cell. */
function widthOf(texts: readonly string[]): number {
  const longest = Math.max(...texts.map((text) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)));
  return Math.min(50, Math.max(8, longest + 2));
}
