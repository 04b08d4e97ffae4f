/** A side of a unit as its pictures show it: the front faces who looks at them, with the input shaft at the left. */
export type Side = 'front' | 'rear';

/** Where the shafts of an assembly leave the housing. */
export interface ShaftSides {
  /** Of parallel shafts; with a bevel stage the input is at the left end. */
  readonly input: Side;
  readonly outputs: readonly Side[];
  /** With a bevel stage: whether input and output turn against each other, each seen onto its end. */
  readonly isReversed: boolean;
}

const BOTH = ['front', 'rear'] as const;

const PARALLEL: Readonly<Record<string, ShaftSides>> = {
  A: { input: 'rear', outputs: ['front'], isReversed: false },
  B: { input: 'front', outputs: ['rear'], isReversed: false },
  C: { input: 'front', outputs: ['front'], isReversed: false },
  D: { input: 'rear', outputs: ['rear'], isReversed: false },
  E: { input: 'rear', outputs: BOTH, isReversed: false },
  F: { input: 'front', outputs: BOTH, isReversed: false },
};

const RIGHT_ANGLE: Readonly<Record<string, ShaftSides>> = {
  A: { input: 'rear', outputs: ['front'], isReversed: false },
  B: { input: 'rear', outputs: ['rear'], isReversed: false },
  C: { input: 'rear', outputs: ['front'], isReversed: true },
  D: { input: 'rear', outputs: ['rear'], isReversed: true },
  E: { input: 'rear', outputs: BOTH, isReversed: false },
  F: { input: 'rear', outputs: BOTH, isReversed: true },
};

/** What an assembly means with parallel shafts or at a right angle; undefined for a letter there is not. */
export function sidesOfAssembly(arrangement: string, letter: string): ShaftSides | undefined {
  return { H: PARALLEL, B: RIGHT_ANGLE }[arrangement]?.[letter];
}

/** Which way of the y axis a side looks. */
export function outward(side: Side): 1 | -1 {
  return side === 'front' ? 1 : -1;
}
