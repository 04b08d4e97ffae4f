import { isRowOf } from '#lines/shared/stored-row.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';

/** Whether something stored is a row of the line; what its codes mean the release judges. */
export const isIndustrialRow = isRowOf<IndustrialRow>({
  id: ['string'],
  gearArrangement: ['string'],
  stages: ['number'],
  reduceType: ['string'],
  reduceUnitSize: ['string'],
  ratio: ['number'],
  inputShaft: ['number', 'null'],
  drawing: ['string'],
  inputSpeed: ['number'],
  outputSpeed: ['number'],
  drivenPower: ['number'],
  permittedPower: ['number'],
  powerLimit: ['string'],
  assumedFactor: ['number'],
  outputTorque: ['number'],
  serviceFactor: ['number'],
  ratedTorque: ['number'],
  peakTorque: ['number'],
  thermalPower: ['number', 'null'],
  thermalPowerWithFan: ['number', 'null'],
  thermalFactor: ['number', 'null'],
  coolingNeeded: ['string'],
  motorFrames: ['string'],
  overhungLoad: ['number', 'null'],
  inputOverhungLoad: ['number', 'null'],
  mass: ['number'],
  efficiency: ['number'],
  origin: ['string'],
});
