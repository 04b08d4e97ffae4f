import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import type { Change } from '#product/change.ts';
import { type PriceFacts, priceFactsOf } from '#product/prices.ts';
import type { CatalogueRow } from '#product/row.ts';

/** What a row with these choices is to a price list, all that is still open answered by what stands there. */
export function factsOf(
  context: ProductContext,
  row: CatalogueRow,
  chosen: Readonly<Record<string, string>> = {},
): PriceFacts {
  const changes: Change[] = [
    ...columnsOf(context, row),
    { kind: 'basicType', row },
    ...Object.entries(chosen).map(([field, value]): Change => ({ kind: 'choose', field, value })),
  ];
  let config = changes.reduce((before, change) => applyChange(before, change, context).config, context.line.empty);
  for (const { field } of describe(config, context).openPoints) {
    const value = describe(config, context).standing[field];
    if (value !== undefined) config = applyChange(config, { kind: 'choose', field, value }, context).config;
  }
  const { standing } = describe(config, context);
  const lost = Object.entries(chosen).filter(([field, code]) => standing[field] !== code);
  if (lost.length > 0) throw new Error(`Not to be had with ${row.id}: ${JSON.stringify(lost)}`);
  return priceFactsOf(context.line, { standing, row });
}

/** The model a row is of, which is chosen before the row. */
function columnsOf({ line }: ProductContext, row: CatalogueRow): Change[] {
  const model = line.steps.filter(({ kind }) => kind === 'model').flatMap(({ fields }) => fields);
  const columns = line.rowValues(row);
  return model.flatMap(({ id }) => {
    const value = columns[id];
    return value === undefined ? [] : [{ kind: 'choose', field: id, value } as const];
  });
}
