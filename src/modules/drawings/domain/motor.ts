import { circle } from './outline.ts';
import type { FaceMark, Solid } from './solid.ts';
import { block, cylinder, extent } from './solid.ts';

/** Which parts of the motor are drawn, and which of them in the accent colour. */
export interface MotorShape {
  /** Height of the shaft above the ground of the unit. */
  readonly z: number;
  /** Where the flange face stands on the x axis; the motor runs from there towards -x. */
  readonly x: number;
  readonly top?: 'terminal-box' | 'inverter';
  /** Side of the terminal box the cable enters: X drive end, then clockwise on the lid 1, 2, 3. */
  readonly entry?: CableEntry;
  /** What stands at its fan end, of each kind one at most. */
  readonly extras?: readonly MotorExtra[];
  /** Cut off behind the flange, where only the gear unit is of interest. */
  readonly short?: boolean;
  readonly accent?: boolean;
}

export type CableEntry = 'X' | '1' | '2' | '3';
export type MotorExtra = 'brake' | 'brake-lever' | 'encoder' | 'forced-fan' | 'rain-cover' | 'second-shaft';

/** Radius of the motor flange; gear units are drawn to match. */
export const MOTOR_RADIUS = 7;
const RIB_ANGLES = Array.from({ length: 18 }, (_, i) => i * 20 + 10).filter((angle) => angle < 45 || angle > 135);

/** A three-phase motor: end shield, ribbed frame, terminal box or inverter, and at its fan end brake, fan and what stands behind it. */
export function motor(shape: MotorShape): readonly Solid[] {
  const { x, z, accent = false, extras = [] } = shape;
  if (shape.short) return stub(x, z);
  return [
    cylinder('x', [x - 1.6, x], [0, z], MOTOR_RADIUS, { accent }),
    cylinder('x', [x - 14, x - 1.6], [0, z], 6.3, { ribs: RIB_ANGLES, accent }),
    ...fanEnd(x - 14, z, extras, accent),
    ...(shape.top === 'inverter' ? inverter(x, z) : terminalBox(shape)),
  ];
}

/** Brake, fan, and what stands behind the fan, each from where the one before ends. */
function fanEnd(x: number, z: number, extras: readonly MotorExtra[], accent: boolean): readonly Solid[] {
  const brakes = brake(x, z, extras);
  const fanAt = lastOf(brakes, x);
  const fan = extras.includes('forced-fan') ? forcedFan(fanAt, z) : fanCowl(fanAt, z, accent);
  return [...brakes, ...fan, ...rear(lastOf(fan, fanAt), z, extras)];
}

/** Where solids that run towards -x end. */
function lastOf(solids: readonly Solid[], start: number): number {
  return Math.min(start, ...solids.map((solid) => extent(solid)[0][0]));
}

/** The drive end of the motor, broken off. */
function stub(x: number, z: number): readonly Solid[] {
  return [
    cylinder('x', [x - 1.6, x], [0, z], MOTOR_RADIUS),
    cylinder('x', [x - 6, x - 1.6], [0, z], 6.3, { ribs: RIB_ANGLES }),
  ];
}

function fanCowl(x: number, z: number, accent: boolean): readonly Solid[] {
  return [
    cylinder('x', [x - 5.5, x], [0, z], 6.8, { accent }),
    cylinder('x', [x - 6.5, x - 5.5], [0, z], 5.8, { taper: 1, fromFace: grille(z, 4.6), accent }),
  ];
}

function forcedFan(x: number, z: number): readonly Solid[] {
  return [
    cylinder('x', [x - 11, x], [0, z], 6.8, { rings: [x - 5], accent: true }),
    cylinder('x', [x - 12, x - 11], [0, z], 5.8, {
      taper: 1,
      fromFace: [...grille(z, 4.6), ...blades(z)],
      accent: true,
    }),
    block([x - 10, x - 6], [-2.2, 2.2], [z + 6, z + 9], { r: 0.5, accent: true }),
  ];
}

/** Rings and spokes of the air inlet. */
function grille(z: number, r: number): readonly FaceMark[] {
  const rings = [r, r * 0.62, r * 0.24].map((radius) => ({ hole: circle(0, z, radius) }));
  const spokes = Array.from({ length: 6 }, (_, i) => spoke(z, (i * Math.PI) / 3, r * 0.24, r));
  return [...rings, ...spokes];
}

function blades(z: number): readonly FaceMark[] {
  return Array.from({ length: 6 }, (_, i) => spoke(z, ((i + 0.5) * Math.PI) / 3, 2.9, 4.6));
}

function spoke(z: number, angle: number, inner: number, outer: number): FaceMark {
  const at = (r: number) => [r * Math.cos(angle), z + r * Math.sin(angle)] as const;
  return { line: [at(inner), at(outer)] };
}

function brake(x: number, z: number, extras: readonly MotorExtra[]): readonly Solid[] {
  const housing = cylinder('x', [x - 4, x], [0, z], 6.8, { rings: [x - 1.2, x - 2.8], accent: true });
  const lever = cylinder('z', [z + 6.4, z + 13], [x - 2, 0], 0.7, { accent: true });
  if (extras.includes('brake-lever')) return [housing, lever];
  return extras.includes('brake') ? [housing] : [];
}

/** The encoder on the rotor, under a rain cover where there is one; or the second shaft end. */
function rear(end: number, z: number, extras: readonly MotorExtra[]): readonly Solid[] {
  const encoders = extras.includes('encoder') ? encoder(end, z) : [];
  return [
    ...encoders,
    ...(extras.includes('rain-cover') ? rainCover(end, lastOf(encoders, end), z) : []),
    ...(extras.includes('second-shaft') ? [cylinder('x', [end - 7, end], [0, z], 1.6, { accent: true })] : []),
  ];
}

function encoder(end: number, z: number): readonly Solid[] {
  return [
    cylinder('x', [end - 1, end], [0, z], 3.6, { accent: true }),
    cylinder('x', [end - 5, end - 1], [0, z], 2.9, { fromFace: [{ hole: circle(0, z, 1.1) }], accent: true }),
    cylinder('z', [z + 2.4, z + 5], [end - 3, 0], 0.9, { accent: true }),
  ];
}

/** A roof on four posts over the air inlet and what stands before it. */
function rainCover(end: number, before: number, z: number): readonly Solid[] {
  const roof = before - 4.4;
  const posts = [-4, 4].flatMap((y) =>
    [-4, 4].map((up) => cylinder('x', [roof, end], [y, z + up], 0.45, { accent: true })),
  );
  return [...posts, cylinder('x', [roof - 1.6, roof], [0, z], 6.6, { taper: 1.2, accent: true })];
}

function terminalBox({ x, z, entry, accent = false }: MotorShape): readonly Solid[] {
  const middle = x - 6.5;
  return [
    block([middle - 3.4, middle + 3.4], [-4, 4], [z + 5.2, z + 9], { r: 0.8, accent }),
    block([middle - 3.8, middle + 3.8], [-4.4, 4.4], [z + 9, z + 10], { r: 0.8, accent }),
    ...(entry ? [gland(middle, z + 7.3, entry)] : [cylinder('y', [4, 5.2], [middle, z + 7.2], 1.2, { accent })]),
  ];
}

function gland(x: number, z: number, entry: CableEntry): Solid {
  const mark = { accent: true, toFace: [], fromFace: [] };
  return {
    X: cylinder('x', [x + 3.4, x + 6], [0, z], 1.5, mark),
    '1': cylinder('y', [4, 6.6], [x, z], 1.5, mark),
    '2': cylinder('x', [x - 6, x - 3.4], [0, z], 1.5, mark),
    '3': cylinder('y', [-6.6, -4], [x, z], 1.5, mark),
  }[entry];
}

/** A frequency inverter in place of the terminal box: a wide housing with cooling fins. */
function inverter(x: number, z: number): readonly Solid[] {
  const fins = [-12.4, -10.2, -8, -5.8, -3.6].map((at) =>
    block([x + at - 0.6, x + at + 0.6], [-5, 5], [z + 10.4, z + 12.4], { accent: true }),
  );
  return [
    block([x - 13.6, x - 2.4], [-5.6, 5.6], [z + 5.2, z + 10.4], { r: 0.8, accent: true }),
    ...fins,
    cylinder('y', [5.6, 6.6], [x - 10.5, z + 7.6], 0.9, { accent: true }),
    cylinder('y', [5.6, 6.6], [x - 6.5, z + 7.6], 0.9, { accent: true }),
  ];
}
