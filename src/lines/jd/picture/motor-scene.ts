import { type Arrangement, arrangementOf } from '#lines/jd/arrangements.ts';
import { NO_TURN, opposite, type Turn, X, Y, Z } from '#modules/drawings/domain/isometric.ts';
import { MOTOR_RADIUS, motor } from '#modules/drawings/domain/motor.ts';
import { circle, rectangle } from '#modules/drawings/domain/outline.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import { block, cylinder, moveSolids, prism, type Solid, turnSolids } from '#modules/drawings/domain/solid.ts';
import type { MotorShown } from './shape.ts';

/** Height of the shaft above the feet. */
const HEIGHT = 9;
/** How far the feet reach along the motor, from the flange on. */
const FEET: readonly [number, number] = [-13, -3];
const FLANGE_RADIUS = { B5: 10, B14: 7.6 } as const;

/** The motor as it is configured, with its shaft where gravity has it; undefined for an arrangement nobody knows. */
export function motorScene({ arrangement: code, box, ...shown }: MotorShown): Scene | undefined {
  const arrangement = arrangementOf(code);
  if (arrangement === undefined) return undefined;
  const body = turnSolids(BOX_TURNS[box], motor({ x: 0, z: 0, ...shown }));
  const solids = [...footSolids(arrangement), ...moveSolids([0, 0, HEIGHT], [...body, ...frontSolids(arrangement)])];
  return { solids: turnSolids(SHAFT_TURNS[arrangement.shaft], solids), gravity: 'down' };
}

/** The motor in an arrangement, its fixing in the accent colour. */
export function arrangementScene(code: string): Scene | undefined {
  return motorScene({ arrangement: code, box: 'T', entry: 'X', extras: [], top: 'terminal-box' });
}

function footSolids({ onFeet }: Arrangement): readonly Solid[] {
  if (!onFeet) return [];
  const foot = (y: number) =>
    block([...FEET], [y - 2, y + 2], [0, 1.4], {
      r: 0.5,
      accent: true,
      toFace: [-11, -5].map((x) => ({ hole: circle(x, y, 0.8), dark: true })),
    });
  return [foot(6), foot(-6), block([-12.4, -3.6], [-5, 5], [0.6, 3.6], { accent: true })];
}

/** Flange or end shield, and the shaft with its key. */
function frontSolids({ flange }: Arrangement): readonly Solid[] {
  const shaft = cylinder('x', [1.2, 9], [0, 0], 1.7);
  const key = prism('x', [3, 8], rectangle([-0.45, 0.45], [1.4, 2.1]));
  if (flange === null) return [cylinder('x', [0, 1.2], [0, 0], MOTOR_RADIUS - 1.6, { taper: -1.2 }), shaft, key];
  const radius = FLANGE_RADIUS[flange];
  const holes = [45, 135, 225, 315].map((degrees) => ({
    hole: circle(...polar((radius + 5.4) / 2 + 0.6, degrees), 0.7),
    dark: true,
  }));
  return [cylinder('x', [0, 1.2], [0, 0], radius, { accent: true, toFace: holes }), shaft, key];
}

function polar(r: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [r * Math.cos(angle), r * Math.sin(angle)];
}

/** Turns about the motor's axis that bring the box to a side, seen from the drive end. */
const BOX_TURNS: Readonly<Record<MotorShown['box'], Turn>> = {
  T: NO_TURN,
  L: [X, opposite(Z), Y],
  R: [X, Z, opposite(Y)],
};

/** Turns that bring the shaft from level to where it points. */
const SHAFT_TURNS: Readonly<Record<Arrangement['shaft'], Turn>> = {
  level: NO_TURN,
  down: [opposite(Z), Y, X],
  up: [Z, opposite(Y), X],
};
