import type { MotorShown } from '#lines/shared/motor/motor-shown.ts';
import type { CableEntry } from '#modules/drawings/domain/motor.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { movedBodies, turnedBodies } from '#modules/drawings/domain/solids/body.ts';
import { circle, polygon, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { movedPlace, type Placement, type Turn, turnedPlace } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec2, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import { motorRear } from './motor-rear.ts';
import type { PartReader } from './read-letters.ts';

/** A motor as it is drawn behind its flange. */
export interface MotorToDraw extends MotorShown {
  /** `90L`. */
  readonly frame: string;
  readonly at: Vec3;
  readonly read: PartReader;
  /** How its end shield begins; as wide as the frame where it is not said. */
  readonly front?: MotorFront;
  /** How far below its axis it may reach: a motor on feet is flat there, mm. */
  readonly floor?: number;
}

/** An end shield: where it begins behind the flange and its radius there, and where the stator begins behind it, mm. */
export interface MotorFront {
  readonly from: number;
  readonly radius: number;
  readonly length: number;
}

/** From the flange towards the fan. */
const BACK: Placement = { at: [0, 0, 0], x: Z, z: times(-1, X) };
/** A motor behind its flange, along -x, with its terminal box at its angle: about +x, clockwise seen on the fan cowl (drawings README §b). */
export function motorBodies(motor: MotorToDraw): {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
} {
  const { at, box, extras, floor = Number.POSITIVE_INFINITY, frame, read } = motor;
  const height = frameHeight(frame);
  const whole = read.part('MOTOR', frame, 'frame', 'motor');
  const [AC, LF] = [whole.mm('AC'), whole.mm('LF')];
  const r = Math.min(AC / 2, floor);
  const { front = { from: 0, radius: r, length: LF * 0.06 } } = motor;
  const cowl = LF * 0.24;
  const rear = motorRear({ AC, r, height, from: LF - cowl, cowl, extras, read });
  const turn = boxTurn(Number(box));
  const boxed = boxOf(motor, height, AC);
  const lever = extras.includes('brake-lever')
    ? [leverOf(read.part('MOTOR', height, 'hand lever', 'motor').mm('HL'), AC, LF - cowl)]
    : [];
  const bodies = [
    shield(front, r),
    stator(AC, [front.length, LF - cowl], floor),
    ...rear.bodies,
    ...lever,
    ...turnedBodies(turn, boxed.bodies),
  ];
  const frames = [...rear.frames, { name: 'BOX', place: turnedPlace(turn, boxed.place) }];
  return {
    bodies: movedBodies(at, bodies),
    frames: frames.map(({ name, place }) => ({ name, place: movedPlace(at, place) })),
  };
}

/** The shaft height of a frame, by which the parts of motors stand in the reference: `90` of `90L`. */
export function frameHeight(frame: string): string {
  return /^\d+/.exec(frame)?.[0] ?? frame;
}

function boxTurn(degrees: number): Turn {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  return [X, [0, cos, sin], [0, -sin, cos]];
}

/** The end shield: as wide as the frame leaves it room for the bolts of a flange, then widening to it. */
function shield({ from, length, radius }: MotorFront, r: number): Body {
  return {
    ...{ kind: 'revolved', name: 'end shield', paint: 'motor', place: BACK },
    profile: [
      [0, from],
      [radius, from],
      ...(radius < r ? ([[radius, from + (length - from) * 0.7]] as const) : []),
      [r, length],
      [0, length],
    ],
  };
}

/** So many are seen as fins and few faces. */
const FINS = 18;

function stator(AC: number, [from, to]: Vec2, floor: number): Body {
  const outer = polygon(...flattened(finned(AC / 2, AC * 0.46, FINS), floor));
  return { kind: 'prism', name: 'stator', paint: 'motor', place: BACK, outer, holes: [], from, to };
}

/** A round outline with so many fins. */
function finned(outside: number, ground: number, count: number): readonly Vec2[] {
  const step = (2 * Math.PI) / count;
  const at = (r: number, angle: number): Vec2 => [r * Math.cos(angle), r * Math.sin(angle)];
  return Array.from({ length: count }, (_, no) => no * step).flatMap((angle) => [
    at(ground, angle - step * 0.25),
    at(outside, angle - step * 0.12),
    at(outside, angle + step * 0.12),
    at(ground, angle + step * 0.25),
  ]);
}

/** An outline cut straight below a floor. */
function flattened(points: readonly Vec2[], floor: number): readonly Vec2[] {
  const cut = points.map(([u, v]): Vec2 => [Math.max(u, -floor), v]);
  return cut.filter(([u], at) => u > -floor || cut[at - 1]?.[0] !== u || cut[(at + 1) % cut.length]?.[0] !== u);
}

/** The box on top of the motor, with its gland to the side of the cable entry: X to the gear unit, 1, 2 and 3 on from there. */
function boxOf({ entry, read }: MotorToDraw, height: string, AC: number) {
  const rows = read.part('MOTOR', height, 'terminal box', 'terminal box');
  const AD = read.part('MOTOR', height, '', 'terminal box').mm('AD');
  const [X1, LB] = [rows.mm('X1'), rows.mm('LB')];
  const half = LB / 2;
  const low = AC * 0.42;
  const lid = (AD - low) * 0.2;
  const place: Placement = { at: [-X1, 0, 0], x: X, z: Z };
  const corners = [
    [-half, -half],
    [half, half],
  ] as const;
  const outward = ENTRIES[entry];
  const gland = LB * 0.12;
  const middle = (low + AD - lid) / 2;
  const wall: Vec3 = [-X1 + outward[0] * half, outward[1] * half, middle];
  const bodies: readonly Body[] = [
    {
      ...{ kind: 'prism', name: 'terminal box', paint: 'motor', place, holes: [] },
      outer: roundedRectangle(...corners, LB * 0.06),
      from: low,
      to: AD - lid,
    },
    {
      ...{ kind: 'prism', name: 'terminal box lid', paint: 'motor', place, holes: [] },
      outer: roundedRectangle(...corners, LB * 0.1),
      from: AD - lid,
      to: AD,
    },
    {
      ...{ kind: 'prism', name: 'cable gland', paint: 'dark', holes: [] },
      place: { at: wall, x: Z, z: outward },
      outer: circle([0, 0], gland),
      from: 0,
      to: gland * 2,
    },
  ];
  return { bodies, place: { at: wall, x: Z, z: outward } };
}

/** Where cables come in, seen from above the box. */
const ENTRIES: Readonly<Record<CableEntry, Vec3>> = { X, '1': times(-1, Y), '2': times(-1, X), '3': Y };

/** The lever of a hand release, upright on the brake behind the stator. */
function leverOf(reach: number, AC: number, brakeAt: number): Body {
  const place: Placement = { at: [-brakeAt - AC * 0.15, 0, 0], x: X, z: Z };
  return {
    ...{ kind: 'prism', name: 'release lever', paint: 'dark', place, holes: [] },
    outer: circle([0, 0], AC * 0.025),
    from: AC * 0.4,
    to: reach,
  };
}
