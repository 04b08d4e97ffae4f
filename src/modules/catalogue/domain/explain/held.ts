import type { Engine, NamedChoices } from '#engine/public.ts';
import type { FieldId } from '#product/configuration.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { RowQuery } from '#product/row-query.ts';
import type { Held } from './explanation.ts';

/** Choices without a row. */
export function heldChoices(choices: NamedChoices): Held {
  return { choices, rowChoices: {} };
}

/** All the engine is asked with, the row included. */
export function allChoices({ choices, rowChoices }: Held): NamedChoices {
  return { ...choices, ...rowChoices };
}

/** Choices that say something else about the row than the row does. */
export function againstRow({ choices, rowChoices }: Held): readonly FieldId[] {
  return Object.entries(rowChoices).flatMap(([id, [code = '']]) => (choices[id]?.includes(code) === false ? [id] : []));
}

/** What a search says in codes of the release, and what was chosen outside it; without one column's own. */
export function heldBySearch(
  { filters = {}, given }: RowQuery,
  column: string,
  { index, engine }: { readonly index: RowIndex; readonly engine: Engine },
): Held {
  const known = new Map(engine.variables.map(({ id, values }) => [id, values]));
  const codes = Object.entries(index.codesIn(filters, column)).flatMap(([id, code]) =>
    known.get(id)?.includes(code) ? [[id, [code]] as const] : [],
  );
  return heldChoices({ ...Object.fromEntries(codes), ...given });
}
