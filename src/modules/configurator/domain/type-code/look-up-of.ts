import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { requiredColumn, wireName } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';

/** What the catalogue is asked to find the row of a code: what the code says of its columns, at whatever ratio and service factor. */
export function lookUpOf(values: Values, { line }: Pick<ProductContext, 'line'>): Values {
  const columns = line.rows.columns.map(({ id }) => wireName(line.rows, id));
  const said = Object.entries(values).filter(([field]) => columns.includes(field));
  const least = requiredColumn(line.rows);
  return {
    ...Object.fromEntries(said),
    ...(least && { [wireName(line.rows, least.id)]: String(least.nearFrom) }),
  };
}
