import type { TypicalPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { LineCode } from './index.ts';
import { LINE_CODES } from './line-of.ts';
import { folderOf, partOf } from './part-of.ts';

/**
 * The typical product of each line, as the build draws it for the pages that show lines: `<code>Typical` of the file `typical.ts` in
 * the folder of each.
 */
export const TYPICAL_PICTURES: ReadonlyMap<LineCode, TypicalPicture> = new Map(
  await Promise.all(
    LINE_CODES.map(async (code) => {
      const file = await import(`./${folderOf(code)}/typical.ts`);
      return [code, partOf<TypicalPicture>(file, `${folderOf(code)}Typical`)] as const;
    }),
  ),
);
