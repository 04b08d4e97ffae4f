import { DIMENSIONS_URL } from 'virtual:reference-dimensions';
import { fetchSolids } from '#lines/fetch-solids.ts';
import { dimensionsOf, type PackedRow, unpackedRows } from '#modules/drawings/domain/dimensions.ts';
import { memoryOf } from '#modules/drawings/domain/solids/shown-model.ts';
import { fetchedOnce } from '#web/loading/fetched-once.ts';
import type { SolidAnswer, SolidOrder } from './drawing-messages.ts';
import { drawnToShow } from './drawn-to-show.ts';

const fetchDimensions = fetchedOnce(DIMENSIONS_URL, (rows) => dimensionsOf(unpackedRows(rows as readonly PackedRow[])));

/** Draws what it is sent, one order after the other: the page goes on meanwhile. */
self.onmessage = async ({ data }: MessageEvent<SolidOrder>) => {
  const answer = await answerOf(data);
  const memory = answer !== 'broken' && answer.ok ? memoryOf(answer.value.shown) : [];
  self.postMessage(answer, { transfer: memory });
};

async function answerOf({ line, product, sheet }: SolidOrder): Promise<SolidAnswer> {
  try {
    const [draw, dimensions] = await Promise.all([fetchSolids(line), fetchDimensions()]);
    return drawnToShow(draw(product, dimensions), sheet);
  } catch {
    return 'broken';
  }
}
