import { expect, it } from 'vitest';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { JRT_LINE } from './line.ts';
import { listBasicTypes } from './rows/list-basic-types.ts';

const ROWS = [...listBasicTypes(shippedCatalogue())];
const USUAL = JRT_LINE.rows.judged?.usualEfficiency?.codes ?? {};

it.each(['R', 'F', 'K', 'S'])('the usual efficiency of %s is that of the middle one of its rows', (type) => {
  const sorted = ROWS.flatMap(({ gearboxModel, efficiency }) => (gearboxModel === type ? [efficiency] : [])).toSorted();
  expect(USUAL[type]).toBe(sorted[Math.floor(sorted.length / 2)]);
});
