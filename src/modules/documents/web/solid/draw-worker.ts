import { DIMENSIONS_URL } from 'virtual:reference-dimensions';
import { fetchSolids } from '#lines/fetch-solids.ts';
import { type Dimensions, dimensionsOf, unpackedRows } from '#modules/drawings/domain/dimensions.ts';
import { memoryOf } from '#modules/drawings/domain/solids/shown-model.ts';
import type { SolidAnswer, SolidOrder } from './drawing-messages.ts';
import { drawnToShow } from './drawn-to-show.ts';

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

let fetched: Promise<Dimensions> | undefined;

/** The reference, fetched once; asked for again after it could not be had. */
function fetchDimensions(): Promise<Dimensions> {
  fetched ??= fetchRows().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function fetchRows(): Promise<Dimensions> {
  const answer = await fetch(DIMENSIONS_URL);
  if (!answer.ok) throw new Error(`The dimensions could not be had: ${answer.status}`);
  return dimensionsOf(unpackedRows(await answer.json()));
}
