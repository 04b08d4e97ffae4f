import type { MotorShown } from '#lines/shared/motor/motor-shown.ts';
import type { CableEntry, MotorExtra } from '#modules/drawings/domain/motor.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { movedBodies, turnedBodies } from '#modules/drawings/domain/solids/body.ts';
import { circle, type Loop, polygon, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { movedPlace, type Placement, type Turn, turnedPlace } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec2, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { PartReader } from './read-letters.ts';

/** A motor as it is drawn behind its flange. */
export interface MotorToDraw extends MotorShown {
  /** `90L`. */
  readonly frame: string;
  readonly at: Vec3;
  readonly read: PartReader;
}

/** From the flange towards the fan. */
const BACK: Placement = { at: [0, 0, 0], x: Z, z: times(-1, X) };
/** What each extra adds behind the frame, by its row and letter. */
const ADDED: Readonly<Partial<Record<MotorExtra, readonly [part: string, letter: string]>>> = {
  brake: ['brake', 'dLB'],
  'brake-lever': ['brake', 'dLB'],
  'forced-fan': ['forced fan', 'dLV'],
  encoder: ['encoder', 'dLE'],
  'rain-cover': ['rain cover', 'dLC'],
};

/** A motor behind its flange, along -x, with its terminal box at its angle: about +x, clockwise seen on the fan cowl (drawings README §b). */
export function motorBodies(motor: MotorToDraw): {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
} {
  const { at, box, extras, frame, read } = motor;
  const height = /^\d+/.exec(frame)?.[0] ?? frame;
  const whole = read.part('MOTOR', frame, 'frame', 'motor');
  const [AC, LF] = [whole.mm('AC'), whole.mm('LF')];
  const added = extras.flatMap((extra) => {
    const [part, letter] = ADDED[extra] ?? [];
    return part === undefined || letter === undefined ? [] : [read.part('MOTOR', height, part, 'motor').mm(letter)];
  });
  const length = added.reduce((sum, by) => sum + by, LF);
  const turn = boxTurn(Number(box));
  const boxed = boxOf(motor, height, AC);
  const frames = [{ name: 'BOX', place: movedPlace(at, turnedPlace(turn, boxed.place)) }];
  const lever = extras.includes('brake-lever')
    ? [leverOf(read.part('MOTOR', height, 'hand lever', 'motor').mm('HL'), AC, LF)]
    : [];
  const bodies = [...frameBodies(AC, LF, length), ...lever, ...turnedBodies(turn, boxed.bodies)];
  return { bodies: movedBodies(at, bodies), frames };
}

function boxTurn(degrees: number): Turn {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  return [X, [0, cos, sin], [0, -sin, cos]];
}

/** The parts of the frame from flange to fan: shield, stator with its fins, what is added, cowl. */
function frameBodies(AC: number, LF: number, length: number): readonly Body[] {
  const r = AC / 2;
  const [shield, cowl] = [LF * 0.06, LF * 0.24];
  const named = { paint: 'motor', place: BACK } as const;
  const tube = (name: string, from: number, to: number, by: number): Body => ({
    ...{ ...named, kind: 'revolved', name },
    profile: [
      [0, from],
      [by, from],
      [by, to],
      [0, to],
    ],
  });
  return [
    tube('end shield', 0, shield, r),
    {
      ...named,
      kind: 'prism',
      name: 'stator',
      outer: finned(r * 0.98, r * 0.9, 32),
      holes: [],
      from: shield,
      to: LF - cowl,
    },
    ...(length > LF ? [tube('extension', LF - cowl, length - cowl, r * 0.97)] : []),
    {
      ...{ ...named, kind: 'revolved', name: 'fan cowl' },
      profile: [
        [0, length - cowl],
        [r, length - cowl],
        [r, length - cowl * 0.25],
        [r * 0.9, length],
        [0, length],
      ],
    },
  ];
}

/** A round outline with so many fins. */
function finned(outside: number, ground: number, count: number): Loop {
  const step = (2 * Math.PI) / count;
  const at = (r: number, angle: number): Vec2 => [r * Math.cos(angle), r * Math.sin(angle)];
  return polygon(
    ...Array.from({ length: count }, (_, no) => no * step).flatMap((angle) => [
      at(ground, angle),
      at(outside, angle + step * 0.1),
      at(outside, angle + step * 0.4),
      at(ground, angle + step * 0.5),
    ]),
  );
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

/** The lever of a hand release, upright behind the frame. */
function leverOf(reach: number, AC: number, LF: number): Body {
  const place: Placement = { at: [-LF * 0.82, 0, 0], x: X, z: Z };
  return {
    ...{ kind: 'prism', name: 'release lever', paint: 'dark', place, holes: [] },
    outer: circle([0, 0], AC * 0.025),
    from: AC * 0.4,
    to: reach,
  };
}
