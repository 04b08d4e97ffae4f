import { COOLING_NEEDS, type CoolingNeed } from './cooling.ts';
import { LEAST_FACTOR, MOTOR_FACTOR } from './factors.ts';
import type { IndustrialRow } from './industrial-row.ts';

/** What rules a permissible power; with a coil or cooler, or outside the table of f4, its thermal side is confirmed with the request. */
export const POWER_LIMITS = ['torque', 'thermal', 'torqueAlone'] as const;
export type PowerLimit = (typeof POWER_LIMITS)[number];

/** What a permissible power hangs on beside the row. */
export interface BorneWith {
  /** f1 that is asked for; left out, the one assumed. */
  readonly serviceFactor?: number | null | undefined;
  /** The cooling that is chosen; left out, the least the unit needs. */
  readonly cooling?: string | undefined;
}

/** What of a row the power it bears follows from. */
export type Rated = Pick<
  IndustrialRow,
  | 'ratedTorque'
  | 'outputSpeed'
  | 'thermalPower'
  | 'thermalPowerWithFan'
  | 'thermalFactor'
  | 'leastCooling'
  | 'assumedFactor'
>;

/** The power a unit bears, kW: that of its torque at f1, at most `Pth f4` of its cooling (S8; f4 K). */
export function permissiblePower(
  row: Rated,
  { serviceFactor, cooling }: BorneWith,
): Pick<IndustrialRow, 'permittedPower' | 'powerLimit'> {
  const torque = torquePower(row, serviceFactor);
  const thermal = heatGivenOff(row, cooling);
  if (thermal === null) return { permittedPower: torque, powerLimit: 'torqueAlone' };
  return thermal < torque
    ? { permittedPower: thermal, powerLimit: 'thermal' }
    : { permittedPower: torque, powerLimit: 'torque' };
}

/** `Pth f4` with the cooling chosen or the least that is needed, kW; null with a coil or cooler, and outside the table of f4. */
export function heatGivenOff(row: Rated, cooling: BorneWith['cooling']): number | null {
  const printed = { none: row.thermalPower, fan: row.thermalPowerWithFan, cooler: null }[coolingOf(row, cooling)];
  return printed === null || row.thermalFactor === null ? null : printed * row.thermalFactor;
}

/** P1N, kW: what the nominal torque of a row takes at its input, losses and all. */
export function ratedPower({
  ratedTorque,
  outputSpeed,
  efficiency,
}: Pick<IndustrialRow, 'ratedTorque' | 'outputSpeed' | 'efficiency'>): number {
  return (ratedTorque * outputSpeed) / 9550 / efficiency;
}

/** The power the torque of a row bears at f1, kW. */
export function torquePower(
  row: Pick<IndustrialRow, 'ratedTorque' | 'outputSpeed' | 'assumedFactor'>,
  serviceFactor: BorneWith['serviceFactor'],
): number {
  return (row.ratedTorque * row.outputSpeed) / 9550 / (factorOf(row, serviceFactor) * MOTOR_FACTOR);
}

/** f1 a row is read with: the one asked, which is never below 1, else the one assumed. */
export function factorOf(
  { assumedFactor }: Pick<IndustrialRow, 'assumedFactor'>,
  asked: BorneWith['serviceFactor'],
): number {
  return Math.max(asked ?? assumedFactor, LEAST_FACTOR);
}

/** Whether a cooling is as much as a unit needs; where none is chosen, any that does can be. */
export function isCooledBy(need: CoolingNeed, cooling: string | undefined): boolean {
  return cooling === undefined || rankOf(givenBy(cooling)) >= rankOf(need);
}

/** No unit runs with less cooling than it needs. */
function coolingOf({ leastCooling }: Rated, cooling = 'none'): CoolingNeed {
  const given = givenBy(cooling);
  return rankOf(given) > rankOf(leastCooling) ? given : leastCooling;
}

function givenBy(cooling: string): CoolingNeed {
  return { none: 'none' as const, FAN: 'fan' as const }[cooling] ?? 'cooler';
}

function rankOf(need: CoolingNeed): number {
  return COOLING_NEEDS.indexOf(need);
}
