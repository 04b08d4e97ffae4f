import { rowParameters } from '#modules/catalogue/domain/search/row-parameters.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Fields of a line beside the columns of its rows: a choice, such as the input type where rows are the same with every input, is given
 * besides, and leaves the rows of which it can be built; what only says how a person asks, such as by speed or by ratio, leaves all.
 */
export function fieldsGiven(
  { given, ...query }: Query,
  { engine, index, product }: ActiveRelease,
): Query & { readonly given?: string | undefined } {
  const columns = new Set(rowParameters(index.search).map(({ name }) => name));
  const besides = Object.entries(query).filter(([name, value]) => !columns.has(name) && value !== undefined);
  const choices = besides.filter(
    ([name]) => engine.variables.some(({ id }) => id === name) && !index.search.rowVariables.includes(name),
  );
  const asking = besides.filter(([name]) =>
    product.fields.some(({ id, modelled, values }) => id === name && !modelled && values.length > 0),
  );
  const apart = [...choices, ...asking].map(([name]) => name);
  const pairs = [given, ...choices.map(([name, value]) => (value === '' ? undefined : `${name}:${value}`))];
  const said = pairs.filter((pair) => pair !== undefined && pair !== '');
  return {
    ...Object.fromEntries(Object.entries(query).filter(([name]) => !apart.includes(name))),
    ...(said.length > 0 && { given: said.join(';') }),
  };
}
