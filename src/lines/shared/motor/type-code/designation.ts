import { SINGLE_PHASE } from '#lines/shared/motor/fields/voltages.ts';
import type { FieldId, Values } from '#product/configuration.ts';

/** How the inverter-integrated motor is written, whose efficiency class stands in the rest of the code. */
export const INTEGRATED = 'JC';

/** How a single-phase capacitor motor is written, which has no efficiency class. */
const SINGLE = '1P';

/** The letters of a motor: its class, or that it has one phase. */
export function classLetters(efficiencyClass: string | null, motorVoltage: string | undefined): string {
  return isSinglePhase(motorVoltage) ? SINGLE : (efficiencyClass ?? '');
}

/** Whether a word says which of its two voltages a motor has whose letters say only that it has one phase. */
export function isVoltageOfSinglePhase(field: FieldId, before: string, code: string): boolean {
  return field === 'motorVoltage' && isSinglePhase(before) && isSinglePhase(code);
}

function isSinglePhase(motorVoltage: string | undefined): boolean {
  return SINGLE_PHASE.some((voltage) => voltage === motorVoltage);
}

/** What the letters before the frame say; which of the two single-phase voltages it is stands in the rest of the code. */
const CLASSES: Readonly<Record<string, Values>> = {
  DN: { efficiencyClass: 'DN' },
  DE: { efficiencyClass: 'DE' },
  DU: { efficiencyClass: 'DU' },
  [INTEGRATED]: {},
  [SINGLE]: { motorVoltage: SINGLE_PHASE[0] },
};

/** Reads the designation of a motor in capitals, `DN90L4`: undefined if it is none. */
export function readMotorDesignation(text: string): { letters: string; values: Values } | undefined {
  const [, letters, motorSize, motorPoles] = /^(DN|DE|DU|JC|1P)(\d{2,3}[SML][12]?)([2468])$/.exec(text) ?? [];
  if (!letters || !motorSize || !motorPoles) return undefined;
  return { letters, values: { ...CLASSES[letters], motorSize, motorPoles } };
}
