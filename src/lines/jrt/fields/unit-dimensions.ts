import type { ModuleFact, UnitFact } from '#lines/jrt/facts/catalogue-facts.ts';
import { HIDDEN } from '#product/field.ts';
import type { AssemblyType, OutputShaft } from './assembly-types.ts';

/** A shaft end as the wire carries it, diameter by length in mm: `35x70`; "-" where there is none. */
export function shaftCode(shaft: { readonly diameter: number; readonly length: number | null } | null): string {
  return shaft === null || shaft.length === null ? HIDDEN : `${shaft.diameter}x${shaft.length}`;
}

/** Every hollow bore of a unit in mm, keyed, for shrink disc or splined. */
export function boresOf(unit: UnitFact): readonly string[] {
  return [...unit.hollowBoresKeyed, ...unit.hollowBoresShrinkDisc].map(String);
}

/** The shafts or bores a unit has for an assembly type; a splined shaft has the shrink-disc bore as its nominal diameter. */
export function boresFor(unit: UnitFact, shaft: OutputShaft): readonly string[] {
  const bores: Readonly<Record<OutputShaft, readonly number[]>> = {
    solid: [],
    keyed: unit.hollowBoresKeyed,
    'shrink-disc': unit.hollowBoresShrinkDisc,
    splined: unit.hollowBoresShrinkDisc,
  };
  return bores[shaft].map(String);
}

/** Whether a unit is built in an assembly type: its gear type, its size, and the shaft, bore and flange it takes. */
export function isBuilt(unit: UnitFact, type: AssemblyType): boolean {
  const size = Number(unit.reduceUnitSize);
  const [first, last] = type.sizes ?? [0, Number.POSITIVE_INFINITY];
  const hasShaft = type.shaft === 'solid' ? unit.solidShaft !== null : boresFor(unit, type.shaft).length > 0;
  const hasFlange = type.flange === 'none' || unit.outputFlangeDiameters.length > 0;
  return unit.gearboxModel === type.gearType && size >= first && size <= last && hasShaft && hasFlange;
}

/** Pilot and bolt circle of a servo adapter and the bores of any adapter hub, in mm; "-" where they do not apply. */
export interface AdapterDimensions {
  readonly centering: string;
  readonly holeCircle: string;
  readonly bores: string;
}

type AdapterFact = Pick<ModuleFact, 'inputType' | 'centeringDiameter' | 'holeCircleDiameter' | 'bore'>;

/** The dimensions the customer's motor must fit; on IEC and NEMA adapters the standard frame fixes pilot and bolt circle. */
export function adapterDimensionsOf(module: AdapterFact): AdapterDimensions {
  const servo = module.inputType === 'AQS';
  return {
    centering: servo ? lengthCode(module.centeringDiameter) : HIDDEN,
    holeCircle: servo ? lengthCode(module.holeCircleDiameter) : HIDDEN,
    bores: module.bore === null || !servo ? HIDDEN : `${module.bore.min}-${module.bore.max}`,
  };
}

function lengthCode(length: number | null): string {
  return length === null ? HIDDEN : String(length);
}
