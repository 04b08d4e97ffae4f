import type { Values } from '#product/configuration.ts';
import { NONE } from '#product/field.ts';
import { codeOf, listOf, noneAsNull, type SavedEntry, type SavedPartShape, wantedOf } from '#product/saved-part.ts';

const ENCODER_DETAILS = [
  'resolutionRatio',
  'electricalInterface',
  'measurement',
  'communicationInterface',
  'mechanicalSpecs',
  'shaftDiameter',
  'wiringMethod',
];

/** Motor options; what does not belong to the chosen brake, fan or encoder is not sent (spec 001 §9). */
export const MOTOR_PART: SavedPartShape = {
  entries: {
    brakes: { ...wantedOf('brakes'), holds: 'codes' },
    releaseAngle: only(hasBrake, stated('releaseAngle')),
    releaseDevice: only(hasBrake, releaseDevice()),
    brakingVoltage: only(hasBrake, stated('brakingVoltage')),
    coolingMethod: leftOutAs('IC411', ['independentFanVoltage'], stated('coolingMethod')),
    independentFanVoltage: only(({ coolingMethod }) => coolingMethod === 'IC416', stated('independentFanVoltage')),
    encoder: leftOutAs(NONE, ENCODER_DETAILS, stated('encoder')),
    resolutionRatio: only(isIncremental, stated('resolutionRatio')),
    electricalInterface: only(isIncremental, stated('electricalInterface')),
    measurement: only(isAbsolute, stated('measurement')),
    communicationInterface: only(isAbsolute, stated('communicationInterface')),
    mechanicalSpecs: only(isAbsolute, stated('mechanicalSpecs')),
    shaftDiameter: only(isAbsolute, stated('shaftDiameter')),
    wiringMethod: only((standing) => isIncremental(standing) || isAbsolute(standing), stated('wiringMethod')),
    insulationLevel: stated('insulationLevel'),
    motorThermalProtection: wantedOf('motorThermalProtection'),
    motorVoltage: stated('motorVoltage'),
    ulAuthen: listOf('ulAuthen'),
    vfdOptions: listOf('vfdOptions'),
    otherMotorOptions: listOf('otherMotorOptions'),
    protectionClass: stated('protectionClass'),
  },
  readFirst: [
    'brakes',
    'motorThermalProtection',
    'releaseDevice',
    'coolingMethod',
    'insulationLevel',
    'motorVoltage',
    'protectionClass',
    'encoder',
    'releaseAngle',
    'brakingVoltage',
    'independentFanVoltage',
    'resolutionRatio',
    'electricalInterface',
    'wiringMethod',
  ],
  ofOtherLines: ['absoluteEncoder'],
};

/** A field read as it was stated, "does not apply" included. */
function stated(field: string): SavedEntry {
  return { ...codeOf(field), read: (saved) => (saved ? { values: { [field]: saved } } : {}) };
}

/** An entry sent only where a condition holds. */
function only(condition: (standing: Values) => boolean, entry: SavedEntry): SavedEntry {
  return { ...entry, only: condition };
}

/** Null means no release device only where there is a brake; one that is named without a brake contradicts it. */
function releaseDevice(): SavedEntry {
  const entry = wantedOf('releaseDevice');
  return {
    ...entry,
    read: (saved, part) =>
      noneAsNull(saved) === null && noneAsNull(part.brakes) === null ? {} : entry.read(saved, part),
  };
}

/** An entry that details alone never bring in: left out beside one of them it is what it is without them, and they contradict it. */
function leftOutAs(code: string, details: readonly string[], entry: SavedEntry): SavedEntry {
  return {
    ...entry,
    read: (saved, part) => entry.read(saved || (details.some((detail) => part[detail]) ? code : saved), part),
  };
}

function hasBrake({ brakes }: Values): boolean {
  return noneAsNull(brakes) !== null;
}

function isIncremental({ encoder }: Values): boolean {
  return encoder === 'incremental';
}

function isAbsolute({ encoder }: Values): boolean {
  return encoder === 'absolute';
}
