import { isRowOf } from '#lines/shared/stored-row.ts';
import type { WormRow } from './rows/worm-row.ts';

/** Whether something stored is a row of the line; what its codes mean the release judges. */
export const isWormRow = isRowOf<WormRow>({
  id: ['string'],
  route: ['string'],
  gearboxModel: ['string'],
  reduceType: ['string'],
  reduceUnitSize: ['string'],
  stages: ['number'],
  ratio: ['number'],
  ratioParts: ['string', 'null'],
  inputType: ['string'],
  inputModule: ['string', 'null'],
  inputFlange: ['string', 'null'],
  motorPower: ['number'],
  motorPoles: ['number', 'null'],
  motorFrame: ['string', 'null'],
  motorFrequency: ['string', 'null'],
  efficiencyClass: ['string', 'null'],
  inputSpeed: ['number'],
  outputSpeed: ['number'],
  outputTorque: ['number'],
  serviceFactor: ['number'],
  usableTorque: ['number'],
  overhungLoad: ['number'],
  mass: ['number'],
  efficiency: ['number'],
  startingEfficiency: ['number'],
  selfLocking: ['string'],
  origin: ['string'],
  limit: ['string'],
});
