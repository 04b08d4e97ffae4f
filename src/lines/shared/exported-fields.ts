import type { ExportForm } from '#product/sheet.ts';

/**
 * How products stand in a table whose line says no more: without what only the search asks, which says nothing of a product, and the
 * angle of a release only with its device (spec 001 §9).
 */
export const EXPORTED: ExportForm = {
  temporary: ['speedOrRatio', 'powerOrTorque'],
  named: {},
  onlyWith: { mineralOil: 'lubricatingOil', syntheticOil: 'lubricatingOil', releaseAngle: 'releaseDevice' },
};
