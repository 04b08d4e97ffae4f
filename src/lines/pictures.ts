import type { LinePictures } from '#modules/drawings/domain/picture/line-pictures.ts';
import { CONFIGURABLE } from './configurable.ts';
import { fetchPictures } from './fetch-pictures.ts';

/** The pictures of each line that can be configured. */
export const LINE_PICTURES: ReadonlyMap<string, LinePictures> = new Map(
  await Promise.all(CONFIGURABLE.map(async (code) => [code, await fetchPictures(code)] as const)),
);
