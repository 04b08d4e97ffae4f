import { asJrt } from '#lines/jrt/configuration.ts';
import type { Check } from '#product/check.ts';

/** The bores a hub can have as the release names them, in mm: `14-19`. */
const RANGE = /^([\d.]+)-([\d.]+)$/;

/** The shaft of the customer's motor must fit the hub of the adapter (reference rule 33). */
export const boreRange: Check = (config, { boreOnTheInputSideMinMax = '' }) => {
  const bore = asJrt(config).search.boreOnTheInputSide;
  const range = RANGE.exec(boreOnTheInputSideMinMax);
  if (bore === null || range === null) return null;
  const isOutside = bore < Number(range[1]) || bore > Number(range[2]);
  return isOutside ? { code: 'bore-outside-range', step: 1, field: 'boreOnTheInputSide' } : null;
};
