import type { GearType, GearUnit } from './gear-unit.ts';
import { GEAR_UNITS } from './gear-unit.ts';
import { motor } from './motor.ts';
import { circle } from './outline.ts';
import type { FlangeKind, OutputFace, ShaftKind } from './output-parts.ts';
import { beyond, flange, longBearing, shaft } from './output-parts.ts';
import { shaftSideScene } from './output-sides.ts';
import type { Scene } from './scene.ts';
import type { Solid } from './solid.ts';
import { block, cylinder, prism } from './solid.ts';

/** How a gear unit is fixed to the machine and how its output is made. */
export interface Assembly {
  readonly shaft: ShaftKind;
  readonly foot?: boolean;
  readonly flange?: FlangeKind;
  readonly torqueArm?: boolean;
  readonly longBearing?: boolean;
}

/** Letters after the gear type in the assembly code (field builtInType); `..F` is foot and flange. */
const ASSEMBLIES: Readonly<Record<string, Assembly>> = {
  '': { shaft: 'solid', foot: true },
  '..F': { shaft: 'solid', foot: true, flange: 'B5' },
  F: { shaft: 'solid', flange: 'B5' },
  Z: { shaft: 'solid', flange: 'B14' },
  M: { shaft: 'solid', flange: 'B5', longBearing: true },
  A: { shaft: 'keyed' },
  AB: { shaft: 'keyed', foot: true },
  AF: { shaft: 'keyed', flange: 'B5' },
  AZ: { shaft: 'keyed', flange: 'B14' },
  AT: { shaft: 'keyed', torqueArm: true },
  H: { shaft: 'shrink' },
  HB: { shaft: 'shrink', foot: true },
  HF: { shaft: 'shrink', flange: 'B5' },
  HZ: { shaft: 'shrink', flange: 'B14' },
  HT: { shaft: 'shrink', torqueArm: true },
  V: { shaft: 'splined' },
  VF: { shaft: 'splined', flange: 'B5' },
};

/** The assembly a code such as `RF` or `KHT` stands for, when it is one. */
export function assemblyOf(code: string): { readonly gear: GearType; readonly assembly: Assembly } | undefined {
  const gear = gearTypeOf(code.slice(0, 1));
  const assembly = ASSEMBLIES[code.slice(1)];
  return gear && assembly ? { gear, assembly } : undefined;
}

/** The gear type a letter stands for, when it is one. */
export function gearTypeOf(letter: string): GearType | undefined {
  return (['R', 'F', 'K', 'S', 'W'] as const).find((gear) => gear === letter);
}

/** The gear unit with the parts that make the assembly type in the accent colour, and the motor broken off. */
export function assemblyScene(gear: GearType, assembly: Assembly): Scene {
  const unit = GEAR_UNITS[gear];
  const face = unit.outputs.A;
  const bearing = assembly.longBearing ? 8 : 0;
  const mounted = beyond(face, bearing + plateThickness(assembly));
  return {
    solids: [
      ...(assembly.foot ? unit.foot.map((solid) => ({ ...solid, accent: true })) : []),
      ...unit.housing,
      ...(assembly.longBearing ? [longBearing(face)] : []),
      ...(assembly.flange ? flange(beyond(face, bearing), assembly.flange) : []),
      ...(assembly.torqueArm ? torqueArm(gear, unit) : []),
      ...shaft(mounted, assembly.shaft, true),
      ...motor({ ...unit.input, short: true }),
    ],
  };
}

/** The unit with its torque arm, or for parallel-shaft units with rubber buffers. */
export function torqueArmScene(gear: GearType): Scene {
  return assemblyScene(gear, { shaft: 'keyed', torqueArm: true });
}

/** Accessories of the worm unit by their codes: flanges, plug-in shafts, torque arm. */
const WORM_ACCESSORIES: Readonly<Record<string, Assembly>> = {
  FA: { shaft: 'keyed', foot: true, flange: 'B5' },
  FB: { shaft: 'keyed', foot: true, flange: 'B14' },
  SS: { shaft: 'solid', foot: true },
  ARM: { shaft: 'keyed', torqueArm: true },
};

/** The worm unit with one accessory. */
export function wormAccessoryScene(code: string): Scene | undefined {
  if (code === 'DS') return shaftSideScene('W', ['A', 'B']);
  const assembly = WORM_ACCESSORIES[code];
  return assembly && assemblyScene('W', assembly);
}

function plateThickness({ flange: kind, torqueArm: arm }: Assembly): number {
  if (kind === 'B5') return 2.4;
  if (kind === 'B14') return 1.8;
  return arm ? 1.4 : 0;
}

function torqueArm(gear: GearType, unit: GearUnit): readonly Solid[] {
  return gear === 'F' ? rubberBuffers() : [armPlate(unit.outputs.A, unit.armAt)];
}

function armPlate({ at, centre: [u, v] }: OutputFace, [hingeU, hingeV]: readonly [number, number]): Solid {
  const outline = [
    { u: hingeU, v: hingeV, r: 3 },
    { u, v, r: 6 },
  ];
  const bush = [1.9, 1].map((r) => ({ hole: circle(hingeU, hingeV, r), dark: r < 1.5 }));
  return prism('y', [at, at + 1.4], outline, { accent: true, toFace: bush });
}

function rubberBuffers(): readonly Solid[] {
  return [
    block([2.6, 5.8], [-3, 3], [28, 34]),
    cylinder('x', [5.8, 8.6], [0, 31.6], 2.4, { accent: true, rings: [7.2] }),
    cylinder('x', [-0.2, 2.6], [0, 31.6], 2.4, { accent: true, rings: [1.2] }),
    cylinder('x', [8.6, 9.4], [0, 31.6], 1.3),
  ];
}
