import { isRowOf } from '#lines/shared/stored-row.ts';
import type { BasicType } from './rows/basic-type.ts';

/** Whether something stored is a catalogue row; what its codes mean the release judges. */
export const isStoredRow = isRowOf<BasicType>({
  id: ['string'],
  route: ['string'],
  gearboxModel: ['string'],
  reduceType: ['string'],
  reduceUnitSize: ['string'],
  stages: ['number'],
  ratio: ['number'],
  inputType: ['string'],
  inputModule: ['string', 'null'],
  motorPower: ['number'],
  motorPoles: ['number', 'null'],
  motorFrame: ['string', 'null'],
  frequency: ['string', 'null'],
  efficiencyClass: ['string', 'null'],
  inputSpeed: ['number'],
  inputSpeedMax: ['number', 'null'],
  outputSpeed: ['number'],
  outputTorque: ['number'],
  serviceFactor: ['number'],
  usableTorque: ['number'],
  overhungLoad: ['number'],
  overhungLoadIs: ['string', 'absent'],
  mass: ['number'],
  efficiency: ['number'],
  limit: ['string'],
  wormStage: ['string', 'null'],
});
