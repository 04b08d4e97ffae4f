import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';

/** What reading a type code needs beside the release: the catalogue's rows of the unit and input it names. */
export interface TypeCodeContext extends ProductContext {
  /** The rows that may have what a code says; none where it says too little. */
  readonly rowsOf: (values: Values) => readonly CatalogueRow[];
}
