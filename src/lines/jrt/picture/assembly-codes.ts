import type { Assembly } from '#modules/drawings/domain/assembly.ts';
import { GEAR_UNITS, type GearUnit } from '#modules/drawings/domain/gear-unit.ts';

/** The gear units by the letter of their gear type. */
const UNITS: Readonly<Record<string, GearUnit>> = {
  R: GEAR_UNITS.helical,
  F: GEAR_UNITS.parallelShaft,
  K: GEAR_UNITS.helicalBevel,
  S: GEAR_UNITS.helicalWorm,
};

/** Letters after the gear type in the assembly code (field builtInType); `..F` is foot and flange. */
const ASSEMBLIES: Readonly<Record<string, Assembly>> = {
  '': { shaft: 'solid', foot: true },
  '..F': { shaft: 'solid', foot: true, flange: 'B5' },
  F: { shaft: 'solid', flange: 'B5' },
  Z: { shaft: 'solid', flange: 'B14' },
  M: { shaft: 'solid', flange: 'B5', longBearing: true },
  A: { shaft: 'keyed' },
  AB: { shaft: 'keyed', foot: true },
  AF: { shaft: 'keyed', flange: 'B5' },
  AZ: { shaft: 'keyed', flange: 'B14' },
  AT: { shaft: 'keyed', arm: true },
  H: { shaft: 'shrink' },
  HB: { shaft: 'shrink', foot: true },
  HF: { shaft: 'shrink', flange: 'B5' },
  HZ: { shaft: 'shrink', flange: 'B14' },
  HT: { shaft: 'shrink', arm: true },
  V: { shaft: 'splined' },
  VF: { shaft: 'splined', flange: 'B5' },
};

/** The assembly a code such as `RF` or `KHT` stands for, when it is one. */
export function assemblyOf(code: string): { readonly unit: GearUnit; readonly assembly: Assembly } | undefined {
  const unit = unitOf(code.slice(0, 1));
  const assembly = ASSEMBLIES[code.slice(1)];
  return unit && assembly ? { unit, assembly } : undefined;
}

/** The gear unit a letter stands for, when it is one. */
export function unitOf(letter: string): GearUnit | undefined {
  return UNITS[letter];
}

/** Every assembly type that is made. */
export const ASSEMBLY_CODES: readonly string[] = [
  ...['R', 'RF', 'R..F', 'RZ', 'RM'],
  ...['F', 'FF', 'FA', 'FAF', 'FAZ', 'FH', 'FHF', 'FHZ', 'FV', 'FVF'],
  ...['K', 'KF', 'KA', 'KAF', 'KAB', 'KAZ', 'KAT', 'KH', 'KHB', 'KHF', 'KHZ', 'KHT', 'KV'],
  ...['S', 'SF', 'SA', 'SAF', 'SAZ', 'SH', 'SHF', 'SAT'],
];
