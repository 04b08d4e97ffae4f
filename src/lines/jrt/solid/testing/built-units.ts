import { ASSEMBLY_TYPES, type AssemblyType } from '#lines/jrt/fields/assembly-types.ts';
import { boresFor, isBuilt } from '#lines/jrt/fields/unit-dimensions.ts';
import { checkSource } from '#lines/jrt/source/check-source.ts';
import { shippedSource } from '#testing/builders/shipped-catalogue.ts';

/** A unit in an assembly type in which it is built. */
export interface BuiltUnit {
  readonly code: string;
  readonly size: string;
  readonly model: string;
  readonly type: AssemblyType;
  readonly bores: readonly string[];
  readonly flanges: readonly string[];
}

/** What stands in the fields that a drawing is made from. */
export type Choice = Readonly<Record<string, string>>;

/** Every unit of the shipped catalogue in every assembly type. */
export function builtUnits(): readonly BuiltUnit[] {
  const units = shippedParts().units.map((unit) => ({ ...unit, gearboxModel: unit.series, reduceUnitSize: unit.size }));
  return units.flatMap((unit) =>
    ASSEMBLY_TYPES.filter((type) => isBuilt(unit, type)).map((type) => ({
      ...{ code: type.code, size: unit.size, model: unit.series, type },
      bores: boresFor(unit, type.shaft),
      flanges: type.flange === 'B5' ? unit.outputFlangeDiameters.map(String) : [],
    })),
  );
}

/** Every input module of the shipped catalogue on every unit it is for. */
export function moduleChoices(): readonly Choice[] {
  return shippedParts().modules.map(({ code, series, size, type }) => ({
    ...{ gearboxModel: series, reduceUnitSize: size, builtInType: series, installationPosition: 'M1' },
    ...{ inputType: type, inputModule: code },
  }));
}

function shippedParts() {
  const checked = checkSource(shippedSource());
  if (!checked.ok) throw new Error('The shipped catalogue is not sound');
  return checked.value;
}

/** What goes round from one choice to the next; of different counts, so that all meet in time. */
const ROUND: Readonly<Record<string, readonly string[]>> = {
  installationPosition: ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'],
  boxLocation: ['0', '90', '180', '270'],
  outletNozzlePosition: ['X', '1', '2', '3'],
  motorSize: ['71M', '90L', '132M', '180L', '250M'],
  brakes: ['none', 'BE2'],
  releaseDevice: ['HR'],
  releaseAngle: ['0', '90', '180', '270'],
  encoder: ['none', 'none', 'ES7S'],
  coolingMethod: ['IC411', 'IC411', 'IC411', 'IC416'],
  'otherMotorOptions.C': ['no', 'no', 'no', 'no', 'yes'],
  'otherMotorOptions.2WE': ['no', 'no', 'no', 'no', 'no', 'no', 'yes'],
};
/** What is crossed each with each in the long proof; cable entry, motor and its extras go round there too. */
const CROSSED = ['installationPosition', 'boxLocation'];

/** The choices of a unit: each bore with each flange, without and with an arm where one may be had. */
export function choicesOf({ bores, code, flanges, model, size, type }: BuiltUnit): readonly Choice[] {
  const arms = { none: [''], optional: ['', model === 'F' ? 'G' : 'T'], fixed: ['T'] }[type.torqueArm];
  const unit = { gearboxModel: model, reduceUnitSize: size, builtInType: code, inputType: 'motor' };
  return orOne(bores).flatMap((hollowShaftSize) =>
    orOne(flanges).flatMap((flangeSize) =>
      arms.map((torqueArm) => ({ ...unit, hollowShaftSize, flangeSize, torqueArm })),
    ),
  );
}

/** Choices with the rest of what a drawing shows, which goes round; with `turn` it begins elsewhere. */
export function goneRound(choices: readonly Choice[], turn = 0): readonly Choice[] {
  return choices.map((choice, at) => ({ ...choice, ...roundAt(at + turn) }));
}

/** Choices in each position with each angle of the box. */
export function inEveryWay(choices: readonly Choice[]): readonly Choice[] {
  return Object.entries(ROUND)
    .filter(([field]) => CROSSED.includes(field))
    .reduce<readonly Choice[]>(
      (made, [field, codes]) => made.flatMap((choice) => codes.map((code) => ({ ...choice, [field]: code }))),
      goneRound(choices),
    );
}

function roundAt(at: number): Choice {
  return Object.fromEntries(
    Object.entries(ROUND).map(([field, codes], no) => [
      field,
      codes[Math.floor(at / (no < 2 ? 1 : 2 + no)) % codes.length] ?? '',
    ]),
  );
}

function orOne(codes: readonly string[]): readonly string[] {
  return codes.length === 0 ? [''] : codes;
}
