import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, type Loop, slot } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { SHAFT_KEYWAY } from './fits.ts';
import type { LetterReader } from './read-letters.ts';

/** A solid shaft with its key, by the letters of the tables: d x l, the key u wide and l2 long from l1 on, t over key and shaft. */
export interface KeyedShaft {
  readonly d: number;
  readonly l: number;
  readonly l1: number;
  readonly l2: number;
  readonly u: number;
  readonly t: number;
}

/** A solid shaft by its row; the thread in its middle is told. */
export function keyedShaft({ exact, fitted, mention }: LetterReader): KeyedShaft {
  mention('M');
  return {
    d: exact('d'),
    l: exact('l'),
    l1: exact('l1'),
    l2: exact('l2'),
    u: fitted('u', SHAFT_KEYWAY),
    t: exact('t'),
  };
}

/** A shaft from its shoulder along a place's z, with the key towards the place's x. */
export function shaftBodies(name: string, place: Placement, shaft: KeyedShaft): readonly Body[] {
  const { d, l } = shaft;
  const r = d / 2;
  const chamfer = Math.min(2, d / 20);
  return [
    {
      ...{ kind: 'revolved', name, paint: 'machined', place },
      profile: [
        [0, 0],
        [r, 0],
        [r, l - chamfer],
        [r - chamfer, l],
        [0, l],
      ],
    },
    keyBody(name, place, shaft),
  ];
}

/** The key of a shaft alone. */
export function keyBody(name: string, place: Placement, { d, l1, l2, t, u }: KeyedShaft): Body {
  return {
    ...{ kind: 'prism', name: `${name} key`, paint: 'machined', place: acrossKey(place) },
    ...{ outer: slot([l1 + u / 2, 0], l1 + l2 - u / 2, u / 2), holes: [], from: d / 4, to: t - d / 2 },
  };
}

/** A key lies along the shaft and stands out of it. */
function acrossKey(place: Placement): Placement {
  return { at: place.at, x: place.z, z: place.x };
}

/** A hollow shaft across the unit: bore d with its keyway, hub d1, from one end to the other. */
export interface KeyedHub {
  readonly d: number;
  readonly d1: number;
  readonly halfLength: number;
  readonly u: number;
  readonly t: number;
}

/** A hub around a place's z, its keyway towards the place's x. */
export function hubBodies(name: string, place: Placement, { d, d1, halfLength, t, u }: KeyedHub): readonly Body[] {
  const outer = circle([0, 0], d1 / 2);
  return [
    {
      ...{ kind: 'prism', name, paint: 'machined', place },
      ...{ outer, holes: [keyedBore(d, u, t)], from: -halfLength, to: halfLength },
    },
  ];
}

/** A bore with its keyway: the circle left where the groove begins, t from the far side of the bore to its ground. */
function keyedBore(d: number, u: number, t: number): Loop {
  const r = d / 2;
  const half = u / 2;
  const reach = Math.sqrt(r * r - half * half);
  const arc = { centre: [0, 0], turn: 'left' } as const;
  return [
    { from: [reach, half], arc },
    { from: [-r, 0], arc },
    { from: [reach, -half] },
    { from: [t - r, -half] },
    { from: [t - r, half] },
  ];
}
