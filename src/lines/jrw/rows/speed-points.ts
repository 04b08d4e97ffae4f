import { ratioKey, type SpeedCell, type WormParts, type WormRatio } from '#lines/jrw/source/parts.ts';

/** Input speed the units are rated at, r/min. */
export const REFERENCE_SPEED = 1400;
/** The other input speeds there are printed figures for. */
export const OTHER_SPEEDS = [900, 2800] as const;

/** What a unit carries at one input speed; `isPrinted` where a table says so, else the law of the line does. */
export interface SpeedPoint {
  /** r/min. */
  readonly inputSpeed: number;
  /** Nm. */
  readonly torque: number;
  readonly efficiency: number;
  readonly isPrinted: boolean;
}

/** One ratio of a unit with what it carries at 900, 1400 and 2800 r/min, in this order. */
export interface RatedWorm {
  readonly worm: WormRatio;
  readonly points: readonly [slow: SpeedPoint, printed: SpeedPoint, fast: SpeedPoint];
}

/** How torque and efficiency go with the speed, by ratio: the first line whose `upTo` reaches the ratio (lines README §1). */
const LAWS = [
  { upTo: 10, exponent: { 900: 0.37, 2800: 0.46 }, efficiency: { 900: 0, 2800: 0.02 } },
  { upTo: 60, exponent: { 900: 0.22, 2800: 0.42 }, efficiency: { 900: 0, 2800: 0.02 } },
  { upTo: Number.POSITIVE_INFINITY, exponent: { 900: 0.12, 2800: 0.33 }, efficiency: { 900: -0.04, 2800: 0.05 } },
] as const;

/** All ratios of single units with what they carry, in the order of the table. */
export function ratedWorms({ ratios, speeds }: Pick<WormParts, 'ratios' | 'speeds'>): readonly RatedWorm[] {
  const cells = new Map(speeds.map((cell) => [`${ratioKey(cell)} ${cell.inputSpeed}`, cell]));
  const cellOf = (worm: WormRatio, speed: number) => cells.get(`${ratioKey(worm)} ${speed}`);
  return ratios.map((worm) => {
    const pointAt = (speed: (typeof OTHER_SPEEDS)[number]): SpeedPoint => {
      const cell = cellOf(worm, speed);
      if (cell !== undefined) return printedPoint(cell);
      return lawfulPoint(
        worm,
        speed,
        neighbours(worm, ratios, (other) => cellOf(other, speed)),
      );
    };
    return { worm, points: [pointAt(900), printedPoint({ ...worm, inputSpeed: REFERENCE_SPEED }), pointAt(2800)] };
  });
}

/** Exponent of the torque over the input speed on one side of 1400 r/min: `M2(n1) = M2(1400) (1400 / n1)^x`. */
export function speedExponent(ratio: number, speed: (typeof OTHER_SPEEDS)[number]): number {
  return lawOf(ratio).exponent[speed];
}

function lawOf(ratio: number): (typeof LAWS)[number] {
  return LAWS.find(({ upTo }) => ratio <= upTo) ?? LAWS[2];
}

function printedPoint({ inputSpeed, torque, efficiency }: Pick<SpeedCell, 'inputSpeed' | 'torque' | 'efficiency'>) {
  return { inputSpeed, torque, efficiency, isPrinted: true };
}

/** By the law, but never above what is printed of the next ratios on either side: it overstates single cells (lines README §8). */
function lawfulPoint(worm: WormRatio, speed: (typeof OTHER_SPEEDS)[number], beside: readonly SpeedCell[]): SpeedPoint {
  const lawful = worm.torque * (REFERENCE_SPEED / speed) ** speedExponent(worm.ratio, speed);
  return {
    inputSpeed: speed,
    torque: Math.min(lawful, ...beside.map(({ torque }) => torque)),
    efficiency: Math.min(0.98, worm.efficiency + lawOf(worm.ratio).efficiency[speed]),
    isPrinted: false,
  };
}

/** The printed cells of the next smaller and the next larger ratio of the same unit. */
function neighbours(
  { size, ratio }: WormRatio,
  ratios: readonly WormRatio[],
  cellOf: (worm: WormRatio) => SpeedCell | undefined,
): readonly SpeedCell[] {
  const printed = ratios.filter((other) => other.size === size).flatMap((other) => cellOf(other) ?? []);
  const below = printed.filter((cell) => cell.ratio < ratio).at(-1);
  const above = printed.find((cell) => cell.ratio > ratio);
  return [below, above].filter((cell) => cell !== undefined);
}
