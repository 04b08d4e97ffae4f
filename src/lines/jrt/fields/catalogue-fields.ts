import type { CatalogueFacts } from '#lines/jrt/facts/catalogue-facts.ts';
import { brakesFor } from '#lines/shared/motor/fields/brakes-for.ts';
import { type FieldDef, type FieldValue, HIDDEN, plain, value } from '#product/field.ts';
import { JRT_FIELDS } from './fields.ts';
import { adapterDimensionsOf, boresOf, shaftCode } from './unit-dimensions.ts';

/** The wizard's fields with the values the catalogue offers for sizes, powers, frames, modules, shafts, bores and flanges. */
export function fieldsOf(facts: CatalogueFacts): readonly FieldDef[] {
  const fromCatalogue = catalogueValues(facts);
  return JRT_FIELDS.map((field) => {
    const values = fromCatalogue[field.id];
    return values === undefined ? field : { ...field, values };
  });
}

function catalogueValues(facts: CatalogueFacts): Readonly<Record<string, readonly FieldValue[]>> {
  const { rows, units, modules, frames } = facts;
  const adapters = modules.map(adapterDimensionsOf);
  return {
    motorPower: numbers(rows.map((row) => row.motorPower)),
    motorPoles: numbers(rows.map((row) => row.motorPoles)),
    reduceUnitSize: numbers(rows.map((row) => row.reduceUnitSize)),
    motorSize: listed(frames.map((frame) => frame.motorSize)),
    brakes: brakesFor(frames),
    inputModule: listed(modules.map((module) => module.inputModule).sort(byModule)),
    adapterCenteringDiameter: numbers(adapters.map(({ centering }) => centering)),
    adapterHoleCircleDiameter: numbers(adapters.map(({ holeCircle }) => holeCircle)),
    boreOnTheInputSideMinMax: numbers(adapters.map(({ bores }) => bores)),
    outputShaftSize: shafts(units.map(({ solidShaft }) => shaftCode(solidShaft))),
    inputShaftIn: shafts(modules.filter(({ inputType }) => inputType === 'AD').map(({ shaft }) => shaftCode(shaft))),
    hollowShaftSize: numbers(units.flatMap(boresOf)),
    flangeSize: numbers(units.flatMap((unit) => unit.outputFlangeDiameters.map(String))),
  };
}

function numbers(codes: readonly string[]): readonly FieldValue[] {
  return listed(codes.toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b)));
}

function shafts(codes: readonly string[]): readonly FieldValue[] {
  return numbers(codes).map(({ code }) => value(code, `ø${code.replace('x', ' × ')}`, `ø${code.replace('x', ' × ')}`));
}

function listed(codes: readonly string[]): readonly FieldValue[] {
  return [...new Set(codes)].filter((code) => code !== HIDDEN).map((code) => plain(code));
}

function byModule(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
