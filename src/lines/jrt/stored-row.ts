import type { BasicType } from './rows/basic-type.ts';

type Kind = 'string' | 'number';

/** The type of every field of a row, and whether it may be null. */
const FIELDS: Readonly<Record<keyof BasicType, readonly [kind: Kind, nullable?: 'null']>> = {
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
  mass: ['number'],
  efficiency: ['number'],
  limit: ['string'],
  wormStage: ['string', 'null'],
};

/** Whether something stored is a catalogue row; what its codes mean the release judges. */
export function isStoredRow(stored: unknown): stored is BasicType {
  if (typeof stored !== 'object' || stored === null) return false;
  const held = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(FIELDS).every(([field, [kind, nullable]]) => {
    const value = held.get(field);
    return (value === null && nullable === 'null') || (typeof value === kind && !Number.isNaN(value));
  });
}
