import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { classLetters, INTEGRATED, readMotorDesignation } from '#lines/shared/motor/type-code/designation.ts';
import type { Values } from '#product/configuration.ts';
import { withSlash } from '#product/type-code-words.ts';

const WITHOUT_INPUT = '0';

/** The second segment of a type code: `DN90L4`, `1P90L4`, `JC90L4`, `AM90`, `AQS140/1`, or `0` without input (product §5). */
export function writeInput(row: BasicType, { motorVoltage }: Values): string {
  if (row.inputType === 'none') return WITHOUT_INPUT;
  if (row.route === 'module') return row.inputModule ?? row.inputType;
  const letters = row.inputType === 'JCMC' ? INTEGRATED : classLetters(row.efficiencyClass, motorVoltage);
  return `${letters}${row.motorFrame}${row.motorPoles}`;
}

/** Reads the second segment, in capitals, as values of the release; undefined if it names no input. */
export function readInput(segment: string): Values | undefined {
  if (segment === WITHOUT_INPUT) return { inputType: 'none' };
  const [, inputType] = /^(AD|AM|AN|AQS)[0-9]/.exec(segment) ?? [];
  if (inputType) return { inputType, inputModule: withSlash(segment) };
  const motor = readMotorDesignation(segment);
  return motor && { inputType: motor.letters === INTEGRATED ? 'JCMC' : 'motor', ...motor.values };
}
