import type { ExportForm } from '#product/sheet.ts';

/** How products stand in a table whose line says no more: the angle of a release stands there only with its device (spec 001 §9). */
export const EXPORTED: ExportForm = {
  temporary: [],
  named: {},
  onlyWith: { mineralOil: 'lubricatingOil', syntheticOil: 'lubricatingOil', releaseAngle: 'releaseDevice' },
};
