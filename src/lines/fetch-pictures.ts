import type { LinePictures } from '#modules/drawings/domain/picture/line-pictures.ts';
import { folderOf, partOf } from './part-of.ts';

/** The pictures of a product line: `<code>Pictures` of the file `picture.ts` in its folder. */
export async function fetchPictures(code: string): Promise<LinePictures> {
  return partOf<LinePictures>(await import(`./${folderOf(code)}/picture.ts`), `${folderOf(code)}Pictures`);
}
