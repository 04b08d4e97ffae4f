import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import { folderOf, partOf } from './part-of.ts';

/** How a product line draws its products as solids: `<code>Draw` of the file `draw.ts` in its folder. */
export async function fetchSolids(code: string): Promise<DrawProduct> {
  return partOf<DrawProduct>(await import(`./${folderOf(code)}/draw.ts`), `${folderOf(code)}Draw`);
}
