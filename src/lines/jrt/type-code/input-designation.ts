import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { Values } from '#product/configuration.ts';

/** How the inverter-integrated motor is written, whose efficiency class stands in the rest of the code. */
const INTEGRATED = 'JC';
const WITHOUT_INPUT = '0';

/** The second segment of a type code: `DN90L4`, `JC90L4`, `AM90`, `AQS140/1`, or `0` without input (product §5). */
export function writeInput(row: BasicType): string {
  if (row.inputType === 'none') return WITHOUT_INPUT;
  if (row.route === 'module') return row.inputModule ?? row.inputType;
  return `${row.inputType === 'JCMC' ? INTEGRATED : row.efficiencyClass}${row.motorFrame}${row.motorPoles}`;
}

/** Reads the second segment, in capitals, as values of the release; undefined if it names no input. */
export function readInput(segment: string): Values | undefined {
  if (segment === WITHOUT_INPUT) return { inputType: 'none' };
  const [, inputType] = /^(AD|AM|AN|AQS)[0-9]/.exec(segment) ?? [];
  if (inputType) return { inputType, inputModule: segment };
  const [, prefix, motorSize, motorPoles] = /^(DN|DE|DU|JC)(\d{2,3}[SML][12]?)([2468])$/.exec(segment) ?? [];
  if (!prefix || !motorSize || !motorPoles) return undefined;
  const motor = { motorSize, motorPoles };
  return prefix === INTEGRATED
    ? { inputType: 'JCMC', ...motor }
    : { inputType: 'motor', efficiencyClass: prefix, ...motor };
}
