import type { BilingualText } from '#kernel/locale.ts';
import type { SheetText } from '#product/sheet.ts';
import { type Fact, type FactSection, figureOf } from './fact.ts';

/** What one product says in a row; undefined where it has no such thing. */
export interface ComparedCell {
  readonly value: SheetText;
  /** The number that is written, where it is one. */
  readonly figure?: number | undefined;
}

/** One thing, and what each product says of it, in their order. */
export interface ComparedRow extends Omit<Fact, 'value'> {
  readonly cells: readonly (ComparedCell | undefined)[];
}

export interface ComparedSection {
  readonly id: string;
  readonly heading: BilingualText;
  readonly rows: readonly ComparedRow[];
}

/**
 * Products side by side: a row for whatever any of them is told by, in the order of the products that are told by it; a section
 * without a row is left out.
 */
export function compareProducts(products: readonly (readonly FactSection[])[]): readonly ComparedSection[] {
  return mergedBy(products)
    .map(({ id }): ComparedSection => {
      const found = products.map((sections) => sections.find((section) => section.id === id));
      const heading = nameOf(found.flatMap((one) => (one ? [[one.heading, one.plainHeading] as const] : [])));
      const columns = found.map((section) => section?.facts ?? []);
      return { id, heading, rows: mergedBy(columns).map((fact) => rowOf(fact, columns)) };
    })
    .filter(({ rows }) => rows.length > 0);
}

function rowOf({ id, symbol, unit, better }: Fact, columns: readonly (readonly Fact[])[]): ComparedRow {
  const facts = columns.map((column) => column.find((fact) => fact.id === id));
  const label = nameOf(facts.flatMap((fact) => (fact ? [[fact.label, fact.plainLabel] as const] : [])));
  const cells = facts.map((fact) => fact && { value: fact.value, figure: figureOf(fact) });
  return { id, label, symbol, unit, better, cells };
}

type Named = readonly [name: BilingualText, plain: BilingualText | undefined];

/** What several call it: the plain name where their own ones differ. */
function nameOf([first, ...others]: readonly Named[]): BilingualText {
  if (first === undefined) return { zh: '', en: '' };
  const [name, plain = name] = first;
  return others.every(([other]) => other.en === name.en) ? name : plain;
}

/** All of several lists, each once; what only a later list has stands behind what it follows there. */
function mergedBy<Item extends { readonly id: string }>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const merged: Item[] = [];
  for (const list of lists) {
    let after = -1;
    for (const item of list) {
      const known = merged.findIndex(({ id }) => id === item.id);
      if (known < 0) merged.splice(++after, 0, item);
      else after = known;
    }
  }
  return merged;
}
