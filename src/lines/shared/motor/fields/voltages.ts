/** Voltages of capacitor motors on one phase (spec 001 §9). */
export const SINGLE_PHASE = ['1AC 220V', '1AC 230V'] as const;

/** A voltage whose winding may be joined in delta or in star, with the two mains voltages in V. */
interface TwoVoltages {
  readonly code: string;
  readonly delta: number;
  readonly star: number;
}

/** Voltages for either connection (spec 001 §9, reference motor options, rules 73, 74). */
export const DELTA_OR_STAR: readonly TwoVoltages[] = [
  { code: 'Y-D 220/380V', delta: 220, star: 380 },
  { code: 'Y-D 230/400V', delta: 230, star: 400 },
  { code: 'Y-D 330/575V', delta: 330, star: 575 },
  { code: 'D 380/660V', delta: 380, star: 660 },
  { code: 'D 400/690V', delta: 400, star: 690 },
];

/** Those meant to be started in star and run in delta. */
export const FOR_STAR_DELTA_STARTING = ['D 380/660V', 'D 400/690V'] as const;

/** Voltages of North American 60 Hz mains (reference rule 72). */
export const NORTH_AMERICAN = ['3AC 230V', '3AC 460V', 'Y-D 330/575V'] as const;

/** The mains a three-phase motor of a voltage runs on, V: one, or that of delta and that of star; none of one phase. */
export function mainsOf(code: string): readonly number[] {
  const joined = DELTA_OR_STAR.find((voltage) => voltage.code === code);
  if (joined) return [joined.delta, joined.star];
  const [, volts] = /^3AC (\d+)V$/.exec(code) ?? [];
  return volts === undefined ? [] : [Number(volts)];
}
