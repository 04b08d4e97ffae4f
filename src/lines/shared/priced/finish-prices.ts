import type { LinePrice } from '#product/prices.ts';

/** Paint and plate, which every product has. */
export const PAINT_PRICES: readonly LinePrice[] = [
  { component: 'surface', key: ['surfaceProtection'] },
  { component: 'colour', key: ['color'] },
  { component: 'nameplate', key: ['nameplate'] },
];

/** What a gear unit has besides, whichever its line. */
export const GEAR_PRICES: readonly LinePrice[] = [
  { component: 'corrosion', key: ['corrosionProtection'] },
  { component: 'seal', key: ['oilSeal'] },
  { component: 'sight_glass', key: ['oilMirror'] },
];
