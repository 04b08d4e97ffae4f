import type { SheetLayer } from './sheet-scene.ts';

/** Dashes of axes and hidden lines, mm (ISO 128-2: 24 d, 3 d, 0.5 d, 3 d; 12 d, 3 d). */
export const DASHES: Readonly<Partial<Record<SheetLayer, readonly number[]>>> = {
  CENTRE: [6, 0.75, 0.13, 0.75],
  HIDDEN: [3, 0.75],
};
