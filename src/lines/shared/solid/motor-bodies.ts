import type { BoxAngle, MotorShown } from '#lines/shared/motor/motor-shown.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { movedBodies, turnedBodies } from '#modules/drawings/domain/solids/body.ts';
import { movedPlace, type Turn, turnedPlace } from '#modules/drawings/domain/solids/placement.ts';
import { type Vec3, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { COWL, cowlFrom, type MotorFront, SHIELD, shield, stator } from './frame-bodies.ts';
import { motorRear } from './motor-rear.ts';
import type { PartReader } from './read-letters.ts';
import { terminalBoxBodies } from './terminal-box-bodies.ts';

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

/** A motor behind its flange, along -x, with its terminal box and its release lever at their angles (drawings README §b). */
export function motorBodies(motor: MotorToDraw): {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
} {
  const { at, box, entry, extras, floor = Number.POSITIVE_INFINITY, frame, lever, read } = motor;
  const height = frameHeight(frame);
  const whole = read.part('MOTOR', frame, 'frame', 'motor');
  const [AC, LF] = [whole.mm('AC'), whole.mm('LF')];
  const r = Math.min(AC / 2, floor);
  const { front = { from: 0, radius: r, length: LF * SHIELD } } = motor;
  const rear = motorRear({ AC, r, height, from: cowlFrom(LF), cowl: LF * COWL, extras, read });
  const boxed = terminalBoxBodies(entry, height, AC, read);
  const reach = lever && read.part('MOTOR', height, 'hand lever', 'motor').mm('HL');
  const frames = [...rear.frames, { name: 'BOX', place: turnedPlace(turnBy(box), boxed.place) }];
  const bodies = [
    shield(front, r),
    stator(AC, [front.length, cowlFrom(LF)], floor),
    ...rear.bodies,
    ...(lever && reach ? turnedBodies(turnBy(lever), [leverOf(reach, AC, rear.brakeAt)]) : []),
    ...turnedBodies(turnBy(box), boxed.bodies),
  ];
  return {
    bodies: movedBodies(at, bodies),
    frames: frames.map(({ name, place }) => ({ name, place: movedPlace(at, place) })),
  };
}

/** The shaft height of a frame, by which the parts of motors stand in the reference: `90` of `90L`. */
export function frameHeight(frame: string): string {
  return /^\d+/.exec(frame)?.[0] ?? frame;
}

/** An angle about +x: 0 up, clockwise seen on the fan cowl. */
function turnBy(degrees: BoxAngle): Turn {
  const angle = (Number(degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  return [X, [0, cos, sin], [0, -sin, cos]];
}

/** The lever of a hand release, upright out of the ring of the brake, with a knob. */
function leverOf(reach: number, AC: number, brakeAt: number): Body {
  const [rod, knob] = [AC * 0.025, AC * 0.045];
  return {
    ...{ kind: 'revolved', name: 'release lever', paint: 'dark', place: { at: [-brakeAt, 0, 0], x: X, z: Z } },
    profile: [
      [0, AC * 0.4],
      [rod, AC * 0.4],
      [rod, reach - 2 * knob],
      [knob, reach - 2 * knob],
      [knob, reach],
      [0, reach],
    ],
  };
}
