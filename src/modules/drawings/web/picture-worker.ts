/// <reference path="./virtual-reference-dimensions.d.ts" />
import { DIMENSIONS_URL } from 'virtual:reference-dimensions';
import { fetchPictures } from '#lines/fetch-pictures.ts';
import { fetchSolids } from '#lines/fetch-solids.ts';
import { dimensionsOf, type PackedRow, unpackedRows } from '#modules/drawings/domain/dimensions.ts';
import { picturedProduct } from '#modules/drawings/domain/picture/pictured-product.ts';
import { fetchedOnce } from '#web/loading/fetched-once.ts';
import type { PictureAnswer, PictureWanted } from './picture-drawer.ts';

const fetchDimensions = fetchedOnce(DIMENSIONS_URL, (rows) => dimensionsOf(unpackedRows(rows as readonly PackedRow[])));

/** Draws the pictures of products that it is sent, one after the other: the page goes on meanwhile. */
self.onmessage = async ({ data }: MessageEvent<PictureWanted>) => {
  self.postMessage(await answerOf(data));
};

async function answerOf({ line, name }: PictureWanted): Promise<PictureAnswer> {
  try {
    const [pictures, draw, dimensions] = await Promise.all([fetchPictures(line), fetchSolids(line), fetchDimensions()]);
    return picturedProduct({ pictures, draw }, name, dimensions) ?? null;
  } catch {
    return null;
  }
}
