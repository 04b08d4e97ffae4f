import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import { CONFIGURABLE } from './configurable.ts';
import { folderOf, partOf } from './part-of.ts';

/** How each line draws its products as solids: `<code>Draw` of the file `draw.ts` in the folder of each. */
export const LINE_SOLIDS: ReadonlyMap<string, DrawProduct> = new Map(
  await Promise.all(
    CONFIGURABLE.map(async (code) => {
      const file = await import(`./${folderOf(code)}/draw.ts`);
      return [code, partOf<DrawProduct>(file, `${folderOf(code)}Draw`)] as const;
    }),
  ),
);
