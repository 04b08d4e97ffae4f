/** The output shaft of a unit: its permitted loads in N, the length of its shaft in mm, and what is known of its bearings. */
export interface OutputShaft {
  /** At the middle of the shaft, for the ratio; 0 where it bears none at full torque. */
  readonly permitted: number;
  /** The largest of all ratios of the unit. */
  readonly unitPermitted: number;
  readonly length: number;
  /** a, b and f of the unit in mm (`OVERHUNG_CONSTANTS`); without them the estimate stands. */
  readonly constants?: readonly [a: number, b: number, f?: number];
}

/** The permitted overhung load away from the middle of the shaft: by bearings, by shaft, and the less of the two. */
export interface OverhungLimit {
  readonly byBearings: number;
  readonly byShaft: number;
  readonly permitted: number;
  readonly confidence: 'derived' | 'estimated';
}

/** A load of the output shaft: what the transmission pulls, and a weight on it. */
export function overhungLoad(torque: number, diameter: number, factor: number, weight = 0): number {
  return (2000 * torque * factor) / diameter + weight;
}

/**
 * The permitted overhung load at x mm from the shoulder (sizing notes §6.4); undefined beyond the end of the shaft, which is by
 * enquiry. In the middle of the shaft it is what is printed.
 */
export function permittedAt(shaft: OutputShaft, x: number): OverhungLimit | undefined {
  const { permitted, unitPermitted, length, constants } = shaft;
  if (x < 0 || x > length) return undefined;
  if (constants === undefined) {
    const slope = 1.5 * length;
    const estimated = (permitted * (length / 2 + slope)) / (x + slope);
    return { byBearings: estimated, byShaft: estimated, permitted: estimated, confidence: 'estimated' };
  }
  const [a, b, f = 0] = constants;
  const byBearings = (permitted * a) / (b + x);
  const byShaft = (unitPermitted * (length / 2 + f)) / (f + x);
  return { byBearings, byShaft, permitted: Math.min(byBearings, byShaft), confidence: 'derived' };
}

/** The share of the printed load that stands as axial load, without an overhung load beside it: worm units bear less. */
export function permittedAxial(permitted: number, isWorm: boolean): number {
  return (isWorm ? 0.2 : 0.5) * permitted;
}
