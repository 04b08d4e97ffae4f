import { opposite, type Turn, type Vector, X, Y, Z } from '#modules/drawings/domain/isometric.ts';
import { motor } from '#modules/drawings/domain/motor.ts';
import { block, cylinder, moveSolids, type Solid, scaleSolids, turnSolids } from '#modules/drawings/domain/solid.ts';

/** Where an input shaft leaves its unit: a place on its axis, and which way is out. */
export interface InputFace {
  readonly at: Vector;
  readonly out: 'front' | 'rear' | 'end';
}

/** Motors are drawn along -x; this brings them to where the input looks. */
const TURNS: Readonly<Record<InputFace['out'], Turn>> = {
  end: [X, Y, Z],
  front: [opposite(Y), X, Z],
  rear: [Y, opposite(X), Z],
};

const SCALE = 0.8;
/** Half the length of a motor, its terminal box left aside, and its radius, as it is drawn. */
const MOTOR = { length: 20.5 * SCALE, radius: 7 * SCALE } as const;
const BELL = 7;
const COUPLING = 9;
/** A base frame stands this far out beside what it bears, and is so high. */
const BASE = { beside: 1.5, height: 2.4 } as const;

/** A motor on a bell housing, the coupling inside it. */
export function bellMotor(face: InputFace): readonly Solid[] {
  const bell = cylinder('x', [-BELL, 0], [0, 0], MOTOR.radius, { taper: -1.4, accent: true });
  return placed(face, [bell, ...motorAt(-BELL)]);
}

/** A motor on feet beside the unit, coupled to its shaft under a guard. */
export function footMotor(face: InputFace): readonly Solid[] {
  const [, , height] = face.at;
  const foot = block([-COUPLING - MOTOR.length + 4, -COUPLING - 2], [-4.6, 4.6], [-height, -MOTOR.radius + 1.2], {
    r: 0.5,
    accent: true,
  });
  const guard = cylinder('x', [-COUPLING, -1.5], [0, 0], 2.8, { rings: [-COUPLING / 2], accent: true });
  return placed(face, [foot, guard, ...motorAt(-COUPLING)]);
}

/** The frame under a unit on feet and the motor beside it. */
export function baseFrame(face: InputFace, unit: { readonly x: readonly [number, number]; readonly y: number }): Solid {
  const reach = COUPLING + MOTOR.length;
  const [x, y] = face.at;
  const { beside, height } = BASE;
  const ofMotor = {
    end: { x: [x - reach, x], y: [-6, 6] },
    front: { x: [x - 6, x + 6], y: [y, y + reach] },
    rear: { x: [x - 6, x + 6], y: [y - reach, y] },
  }[face.out];
  const xs = [...unit.x, ...ofMotor.x];
  const ys = [-unit.y, unit.y, ...ofMotor.y];
  const span = (places: readonly number[]) => [Math.min(...places) - beside, Math.max(...places) + beside] as const;
  return block(span(xs), span(ys), [-height, 0], { r: 0.6, accent: true });
}

function motorAt(x: number): readonly Solid[] {
  return moveSolids([x, 0, 0], scaleSolids(SCALE, motor({ x: 0, z: 0, accent: true })));
}

function placed({ at, out }: InputFace, solids: readonly Solid[]): readonly Solid[] {
  return moveSolids(at, turnSolids(TURNS[out], solids));
}
