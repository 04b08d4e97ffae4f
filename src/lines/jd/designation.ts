import { classLetters, INTEGRATED, readMotorDesignation } from '#lines/shared/motor/type-code/designation.ts';
import type { Values } from '#product/configuration.ts';
import type { MotorRow } from './row.ts';

/** The second segment of a type code: `DN132S4`, `1P90L4`, `JC90L4` (product §5). */
export function writeInput(row: MotorRow, { supplyKind, motorVoltage }: Values): string {
  const letters = supplyKind === 'JCMC' ? INTEGRATED : classLetters(row.efficiencyClass, motorVoltage);
  return `${letters}${row.motorSize}${row.motorPoles}`;
}

/** Reads it, in capitals, as values of the release; undefined if it names no motor. */
export function readInput(segment: string): Values | undefined {
  const motor = readMotorDesignation(segment);
  return motor && { ...motor.values, ...(motor.letters === INTEGRATED && { supplyKind: 'JCMC' }) };
}
