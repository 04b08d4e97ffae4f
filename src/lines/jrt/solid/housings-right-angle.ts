import { pear, roundTopped } from '#lines/shared/solid/outlines.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, type Loop, polygon } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** How far a housing reaches from the output axis: to either side, down, up, to the motor and to the front; h1 down to the motor axis. */
export interface RightAngleEnvelope {
  readonly half: number;
  readonly h: number;
  readonly high: number;
  readonly reach: number;
  readonly front: number;
  readonly h1: number;
  /** The outside of a hollow shaft, which passes through; 0 where there is none. */
  readonly hub: number;
  /** The flange of the motor. */
  readonly G: number;
}

/** Outlines in the plane of the motor axis: x away from the motor, y up. */
const SIDEWAYS: Placement = { at: [0, 0, 0], x: X, z: times(-1, Y) };
const HOUSING = { name: 'housing', paint: 'housing' } as const;

/** The housing of a bevel unit as its envelope: exact in height, plausible in shape. */
export function bevelHousing({ front, h, half, high, hub, reach }: RightAngleEnvelope): readonly Body[] {
  const back = -reach * 0.8;
  const [cut, edge] = [(high + h) * 0.2, (high + h) * 0.08];
  const outer = polygon(
    [back, -h],
    [front - edge, -h],
    [front, edge - h],
    [front, high - cut],
    [front - cut, high],
    [back + cut, high],
    [back, high - cut],
  );
  const body = { ...HOUSING, kind: 'prism', place: SIDEWAYS, outer, holes: through(hub) } as const;
  return [{ ...body, from: -half * 0.78, to: half * 0.78 }, outputCover(half, Math.min(front, high) * 0.9, hub / 2)];
}

/** The housing of a worm unit: a round one of the wheel on its base, across below it the tube of the worm, behind it the helical stage. */
export function wormHousing(envelope: RightAngleEnvelope): readonly Body[] {
  const { front, G, h, h1, half, high, hub, reach } = envelope;
  const [worm, wormAt] = [h * 0.33, h * 0.62];
  const stage = reach * 0.25;
  return [
    wheelHousing(envelope),
    {
      ...{ kind: 'revolved', name: 'worm housing', paint: 'housing' },
      place: { at: [stage - reach, 0, -wormAt], x: Z, z: X },
      profile: [
        [0, 0],
        [worm, 0],
        [worm, reach - stage + front * 0.85],
        [worm * 0.75, reach - stage + front],
        [0, reach - stage + front],
      ],
    },
    {
      ...{ kind: 'prism', name: 'helical stage', paint: 'housing', holes: [], from: 0, to: stage },
      place: { at: [-reach, 0, -h1], x: times(-1, Z), z: X },
      outer: pear(G * 0.42, [Math.max(wormAt - h1, 1), 0], Math.min(worm, h - wormAt)),
    },
    outputCover(half, high * 0.72, hub / 2),
  ];
}

function wheelHousing({ h, half, high, hub }: RightAngleEnvelope): Body {
  const outer = roundTopped([[high * 0.85, -h]], 0, high);
  return {
    ...{ ...HOUSING, kind: 'prism', place: SIDEWAYS, outer, holes: through(hub) },
    ...{ from: -half * 0.72, to: half * 0.72 },
  };
}

/** The covers of both bearings of the output, around its shaft or hub. */
function outputCover(half: number, r: number, inside: number): Body {
  return {
    ...{ kind: 'revolved', name: 'output cover', paint: 'housing', place: { at: [0, -half, 0], x: Z, z: Y } },
    profile: [
      [inside, 0],
      [r * 0.9, 0],
      [r, half * 0.2],
      [r, half * 1.8],
      [r * 0.9, half * 2],
      [inside, half * 2],
    ],
  };
}

/** What a housing leaves free for a hollow shaft. */
function through(hub: number): readonly Loop[] {
  return hub > 0 ? [circle([0, 0], hub / 2)] : [];
}
