import { NONE } from '#product/field.ts';
import { option, pair, type Tokens, word } from '#product/type-code-words.ts';

const OTHER_MOTOR_OPTIONS = ['C', 'STH', 'RI', 'DH', 'KS', '2WE'];

/** What a nameplate says of the options of a motor (product §5). */
export const MOTOR_WORDS: readonly Tokens[] = [
  // An explosion-proof motor is another motor: its nameplate says so first.
  word('motorType', '', { absent: 'MT', quiet: ['AC'] }),
  pair('brakes', 'releaseDevice', NONE),
  word('motorThermalProtection', '', { absent: 'TP' }),
  word('coolingMethod', '', { absent: 'IC', names: { IC416: 'V' }, quiet: ['IC411'] }),
  word('encoder', '', { absent: 'ENC', names: { incremental: 'EI', absolute: 'EA' } }),
  ...OTHER_MOTOR_OPTIONS.map((code) => option('otherMotorOptions', code)),
];

/** What stands of a motor in the rest of a type code. */
export const MOTOR_REST_WORDS: readonly Tokens[] = [
  // As it was written before EX stood with the motor; such codes are still read.
  word('motorType', 'MT'),
  word('efficiencyClass', 'IE'),
  word('motorFrequency', ''),
  word('durationFactor', 'D'),
  word('motorVoltage', 'U'),
  word('insulationLevel', 'CL'),
  word('protectionClass', '', { absent: 'IP' }),
  word('independentFanVoltage', 'VU'),
  word('brakingVoltage', 'BU'),
  word('releaseAngle', 'BA'),
  word('resolutionRatio', 'EP'),
  word('electricalInterface', 'EE'),
  word('measurement', 'EM'),
  word('communicationInterface', 'EC'),
  word('mechanicalSpecs', 'EH'),
  word('shaftDiameter', 'ED'),
  word('wiringMethod', 'EW'),
  ...['UL', 'CSA'].map((code) => option('ulAuthen', code)),
  ...['PANEL', 'BRRES', 'FILTER'].map((code) => option('vfdOptions', code)),
];
