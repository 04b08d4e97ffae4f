import { type Assembly, assembledSolids } from '#modules/drawings/domain/assembly.ts';
import { GEAR_UNITS } from '#modules/drawings/domain/gear-unit.ts';
import { opposite, type Turn, X, Y, Z } from '#modules/drawings/domain/isometric.ts';
import { type CableEntry, motor } from '#modules/drawings/domain/motor.ts';
import { MOTOR_EXTRAS } from '#modules/drawings/domain/motor-options.ts';
import { sidesOf } from '#modules/drawings/domain/output-sides.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import { cylinder, moveSolids, type Solid, scaleSolids, turnSolids } from '#modules/drawings/domain/solid.ts';
import type { Values } from '#product/configuration.ts';

const UNIT = GEAR_UNITS.worm;

/** Mounting positions by the turns of a unit: feet on the ground or above; on a wall, side A down or up; motor above or below. */
export const POSITION_TURNS: Readonly<Record<string, string>> = {
  B3: 'M1',
  B6: 'M5',
  B7: 'M6',
  B8: 'M3',
  V5: 'M4',
  V6: 'M2',
  M0: 'M0',
};

/** What a picture shows of a product, in the order of its name. */
const SHOWN = [
  'gearboxModel',
  'builtInType',
  'installationPosition',
  'outputShaftType',
  'outputShaftPointing',
  'flangeType',
  'flangePointing',
  'torqueArm',
  'inputType',
  'boxLocation',
  'outletNozzlePosition',
];

/** What stands at the fan end of a motor, by what stands in the fields. */
const EXTRAS: readonly (readonly [extra: (typeof MOTOR_EXTRAS)[number], isThere: (standing: Values) => boolean])[] = [
  ['brake', ({ brakes = 'none', releaseDevice }) => isSaid(brakes) && releaseDevice !== 'HR'],
  ['brake-lever', ({ brakes = 'none', releaseDevice }) => isSaid(brakes) && releaseDevice === 'HR'],
  ['forced-fan', ({ coolingMethod }) => coolingMethod === 'IC416'],
  ['encoder', ({ encoder = 'none' }) => isSaid(encoder)],
  ['rain-cover', (standing) => standing['otherMotorOptions.C'] === 'yes'],
  ['second-shaft', (standing) => standing['otherMotorOptions.2WE'] === 'yes'],
];

function isSaid(code: string): boolean {
  return !['none', '-', ''].includes(code);
}

/** The name of the picture of a product, by what stands. */
export function pictureNameOf(standing: Values): string {
  const extras = EXTRAS.filter(([, isThere]) => isThere(standing)).map(([extra]) => extra);
  return `product/${[...SHOWN.map((field) => standing[field] ?? ''), extras.join('+')].join(':')}`;
}

/** The product of a name; undefined for what is no worm unit. */
export function productScene(named: string): Scene | undefined {
  const [type, ...words] = named.split(':');
  if (type !== 'W' && type !== 'WW') return undefined;
  const [
    builtIn,
    position = '',
    shaft,
    shaftSides = '',
    flange,
    flangeSides = '',
    arm,
    input,
    box,
    entry,
    extras = '',
  ] = words;
  const assembly: Assembly = {
    shaft: shaft === 'SS' || shaft === 'DS' ? 'solid' : 'keyed',
    foot: builtIn === 'foot',
    ...(flange === 'FA' ? { flange: 'B5' } : flange === 'FB' ? { flange: 'B14' } : {}),
    arm: arm === 'T',
  };
  const sides = { shafts: sidesOf(shaftSides), flanges: sidesOf(flangeSides) };
  const driven = motorOf({ input, box, entry, extras });
  const solids = [...assembledSolids(UNIT, assembly, sides), ...(type === 'WW' ? firstUnit(driven) : driven)];
  const turn = UNIT.turns[POSITION_TURNS[position] ?? ''];
  return turn === undefined
    ? { solids }
    : { solids: turnSolids(turn, solids), gravity: position === 'M0' ? 'any' : 'down' };
}

/** How much smaller the first unit of a pair is drawn, and the flange between the two. */
const FIRST = 0.72;
const BETWEEN = 1.4;
/** A quarter turn that brings the output of the first unit onto the worm of the second, its motor to the viewer's left. */
const ONTO_WORM: Turn = [opposite(Y), X, Z];

/** The first unit of a pair with its motor, its output on the input of the second: in outline, the sources say no more. */
function firstUnit(driven: readonly Solid[]): readonly Solid[] {
  const { x, z } = UNIT.input;
  const [, height] = UNIT.outputs.A.centre;
  const face = x - BETWEEN;
  const first = turnSolids(ONTO_WORM, scaleSolids(FIRST, [...UNIT.housing, ...driven]));
  return [
    cylinder('x', [face, x], [0, z], 6.4, { accent: true }),
    ...moveSolids([face - UNIT.outputs.A.at * FIRST, 0, z - height * FIRST], first),
  ];
}

interface MotorShown {
  readonly input: string | undefined;
  readonly box: string | undefined;
  readonly entry: string | undefined;
  readonly extras: string;
}

/** Turns about the motor's axis, clockwise seen on the fan cowl; side A is on the right there. */
const BOX_TURNS: Readonly<Record<string, Turn>> = {
  '0': [X, Y, Z],
  '90': [X, opposite(Z), Y],
  '180': [X, opposite(Y), opposite(Z)],
  '270': [X, Z, opposite(Y)],
};
const ENTRIES: readonly CableEntry[] = ['X', '1', '2', '3'];

/** Our motor turned until its terminal box stands at its angle; nothing where the customer's comes. */
function motorOf({ input, box = '0', entry, extras: named }: MotorShown): readonly Solid[] {
  if (input !== 'motor' && input !== 'JCMC') return [];
  const { x, z } = UNIT.input;
  const extras = MOTOR_EXTRAS.filter((known) => named.split('+').includes(known));
  const side = ENTRIES.find((known) => known === entry) ?? 'X';
  const solids = motor({ x, z: 0, ...(input === 'JCMC' ? { top: 'inverter' } : { entry: side }), extras });
  return moveSolids([0, 0, z], turnSolids(BOX_TURNS[box] ?? [X, Y, Z], solids));
}
