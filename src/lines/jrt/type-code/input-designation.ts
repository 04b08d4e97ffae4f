import { SINGLE_PHASE } from '#lines/jrt/fields/voltages.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { Values } from '#product/configuration.ts';

/** How the inverter-integrated motor is written, whose efficiency class stands in the rest of the code. */
const INTEGRATED = 'JC';
const WITHOUT_INPUT = '0';

/** How a single-phase capacitor motor is written, which has no efficiency class. */
const SINGLE = '1P';

/** The second segment of a type code: `DN90L4`, `1P90L4`, `JC90L4`, `AM90`, `AQS140/1`, or `0` without input (product §5). */
export function writeInput(row: BasicType, { motorVoltage }: Values): string {
  if (row.inputType === 'none') return WITHOUT_INPUT;
  if (row.route === 'module') return row.inputModule ?? row.inputType;
  return `${row.inputType === 'JCMC' ? INTEGRATED : classOf(row, motorVoltage)}${row.motorFrame}${row.motorPoles}`;
}

function classOf({ efficiencyClass }: BasicType, motorVoltage: string | undefined): string {
  return SINGLE_PHASE.some((voltage) => voltage === motorVoltage) ? SINGLE : (efficiencyClass ?? '');
}

/** What the letters before the frame say; which of the two single-phase voltages it is stands in the rest of the code. */
const PREFIXES: Readonly<Record<string, Values>> = {
  DN: { inputType: 'motor', efficiencyClass: 'DN' },
  DE: { inputType: 'motor', efficiencyClass: 'DE' },
  DU: { inputType: 'motor', efficiencyClass: 'DU' },
  [INTEGRATED]: { inputType: 'JCMC' },
  [SINGLE]: { inputType: 'motor', motorVoltage: SINGLE_PHASE[0] },
};

/** Reads the second segment, in capitals, as values of the release; undefined if it names no input. */
export function readInput(segment: string): Values | undefined {
  if (segment === WITHOUT_INPUT) return { inputType: 'none' };
  const [, inputType] = /^(AD|AM|AN|AQS)[0-9]/.exec(segment) ?? [];
  if (inputType) return { inputType, inputModule: segment };
  const [, prefix, motorSize, motorPoles] = /^(DN|DE|DU|JC|1P)(\d{2,3}[SML][12]?)([2468])$/.exec(segment) ?? [];
  if (!prefix || !motorSize || !motorPoles) return undefined;
  return { ...PREFIXES[prefix], motorSize, motorPoles };
}
