import type { GearUnit, Side } from './gear-unit.ts';
import { motor } from './motor.ts';
import { circle } from './outline.ts';
import type { FlangeKind, OutputFace, ShaftKind } from './output-parts.ts';
import { beyond, flange, longBearing, shaft } from './output-parts.ts';
import type { Scene } from './scene.ts';
import type { Solid } from './solid.ts';
import { prism } from './solid.ts';

/** How a gear unit is fixed to the machine and how its output is made. */
export interface Assembly {
  readonly shaft: ShaftKind;
  readonly foot?: boolean;
  readonly flange?: FlangeKind;
  readonly arm?: boolean;
  readonly longBearing?: boolean;
}

/** The gear unit with the parts that make the assembly type in the accent colour, and the motor broken off. */
export function assemblyScene(unit: GearUnit, assembly: Assembly): Scene {
  return { solids: [...assembledSolids(unit, assembly), ...motor({ ...unit.input, short: true })] };
}

/** On which sides shafts and flanges stand; where nothing is said, on side A. */
export interface AssemblySides {
  readonly shafts?: readonly Side[];
  readonly flanges?: readonly Side[];
}

/** The gear unit without its input, the parts that make the assembly type in the accent colour. */
export function assembledSolids(unit: GearUnit, assembly: Assembly, sides: AssemblySides = {}): readonly Solid[] {
  const flanges = orSideA(sides.flanges);
  const shafts = assembly.shaft === 'solid' || sides.flanges === undefined ? orSideA(sides.shafts) : flanges;
  const bearing = assembly.longBearing ? 8 : 0;
  const plate = (side: Side) => (assembly.arm || flanges.includes(side) ? plateThickness(assembly) : 0);
  const arm = assembly.arm ? armOf(unit) : [];
  return [
    ...(assembly.foot ? unit.foot.map((solid) => ({ ...solid, accent: true })) : []),
    ...unit.housing,
    ...(assembly.longBearing ? shafts.map((side) => longBearing(unit.outputs[side])) : []),
    ...flanges.flatMap((side) => (assembly.flange ? flange(beyond(unit.outputs[side], bearing), assembly.flange) : [])),
    ...arm,
    ...shafts.flatMap((side) => shaft(beyond(unit.outputs[side], bearing + plate(side)), assembly.shaft, true)),
  ];
}

function orSideA(sides: readonly Side[] = []): readonly Side[] {
  return sides.length === 0 ? ['A'] : sides;
}

/** The unit with its torque arm, or what holds the torque in its place. */
export function torqueArmScene(unit: GearUnit): Scene {
  return assemblyScene(unit, { shaft: 'keyed', arm: true });
}

function plateThickness({ flange: kind, arm }: Assembly): number {
  if (kind === 'B5') return 2.4;
  if (kind === 'B14') return 1.8;
  return arm ? 1.4 : 0;
}

function armOf({ buffers, outputs, armAt }: GearUnit): readonly Solid[] {
  return buffers ?? [armPlate(outputs.A, armAt)];
}

function armPlate({ at, centre: [u, v] }: OutputFace, [hingeU, hingeV]: readonly [number, number]): Solid {
  const outline = [
    { u: hingeU, v: hingeV, r: 3 },
    { u, v, r: 6 },
  ];
  const bush = [1.9, 1].map((r) => ({ hole: circle(hingeU, hingeV, r), dark: r < 1.5 }));
  return prism('y', [at, at + 1.4], outline, { accent: true, toFace: bush });
}
