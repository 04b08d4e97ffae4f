import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { ProductContext } from '#modules/configurator/domain/product-context.ts';

/** What reading a type code needs beside the release: the catalogue's rows of one gear unit. */
export interface TypeCodeContext extends ProductContext {
  readonly rowsOf: (gearboxModel: string, reduceUnitSize: string) => readonly BasicType[];
}
