import type { Scene } from '#modules/drawings/domain/scene.ts';
import type { LineCode } from './index.ts';
import { LINE_CODES } from './line-of.ts';
import { folderOf, partOf } from './part-of.ts';

/**
 * The typical product of each line, as the build draws it for the pages that show lines: `<code>Scene` of the file `scene.ts` in
 * the folder of each.
 */
export const LINE_SCENES: ReadonlyMap<LineCode, () => Scene> = new Map(
  await Promise.all(
    LINE_CODES.map(async (code) => {
      const file = await import(`./${folderOf(code)}/scene.ts`);
      return [code, partOf<() => Scene>(file, `${folderOf(code)}Scene`)] as const;
    }),
  ),
);
