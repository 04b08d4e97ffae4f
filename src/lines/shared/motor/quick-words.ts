import type { Values } from '#product/configuration.ts';
import { codesOf } from './fields/motor-fields.ts';

/** What stands before the volts; three phases are meant where nothing does. */
const PHASES: Readonly<Record<string, readonly string[]>> = {
  '1AC': ['1AC', '单相', 'single-phase ', 'single phase '],
  '3AC': ['', '3AC', '三相', 'three-phase ', 'three phase '],
};

/** What the trade calls motors, beside the codes and names of the fields; `460V` is the voltage of three phases. */
export const MOTOR_QUICK_WORDS: Readonly<Record<string, Values>> = {
  防爆: { motorType: 'EX' },
  atex: { motorType: 'EX' },
  ...Object.fromEntries(codesOf('motorVoltage').flatMap(wordsOf)),
};

function wordsOf(motorVoltage: string): readonly (readonly [string, Values])[] {
  const [phases = '', volts = ''] = motorVoltage.split(' ');
  const written = [volts, volts.replace('V', ' V')];
  return (PHASES[phases] ?? ['']).flatMap((phase) => written.map((one) => [phase + one, { motorVoltage }] as const));
}
