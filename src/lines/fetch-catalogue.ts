import type { LineCatalogue } from '#product/line-catalogue.ts';
import { folderOf, partOf } from './part-of.ts';

/** How the rows of a product line come about: `<CODE>_CATALOGUE` of the file `catalogue.ts` in its folder. */
export async function fetchCatalogue(code: string): Promise<LineCatalogue> {
  return partOf<LineCatalogue>(await import(`./${folderOf(code)}/catalogue.ts`), `${code}_CATALOGUE`);
}
