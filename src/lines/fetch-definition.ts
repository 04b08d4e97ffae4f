import type { ProductLine } from '#product/line.ts';
import { folderOf, partOf } from './part-of.ts';

/** What a product line is: `<CODE>_LINE` of the file `line.ts` in its folder. */
export async function fetchDefinition(code: string): Promise<ProductLine> {
  return partOf<ProductLine>(await import(`./${folderOf(code)}/line.ts`), `${code}_LINE`);
}
