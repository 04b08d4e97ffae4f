/** How a gear unit is fixed to the machine and how its output is made. */
export interface Assembly {
  readonly shaft: 'solid' | 'keyed' | 'shrink' | 'splined';
  readonly foot?: boolean;
  readonly flange?: 'B5' | 'B14';
  readonly arm?: boolean;
  readonly longBearing?: boolean;
}

const GEARS = ['R', 'F', 'K', 'S'];

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
export function assemblyOf(code: string): Assembly | undefined {
  return GEARS.includes(code.slice(0, 1)) ? ASSEMBLIES[code.slice(1)] : undefined;
}

/** Every assembly type that is made. */
export const ASSEMBLY_CODES: readonly string[] = [
  ...['R', 'RF', 'R..F', 'RZ', 'RM'],
  ...['F', 'FF', 'FA', 'FAF', 'FAZ', 'FH', 'FHF', 'FHZ', 'FV', 'FVF'],
  ...['K', 'KF', 'KA', 'KAF', 'KAB', 'KAZ', 'KAT', 'KH', 'KHB', 'KHF', 'KHZ', 'KHT', 'KV'],
  ...['S', 'SF', 'SA', 'SAF', 'SAZ', 'SH', 'SHF', 'SAT'],
];
