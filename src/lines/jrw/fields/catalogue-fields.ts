import type { WormFacts } from '#lines/jrw/facts/worm-facts.ts';
import { brakesFor } from '#lines/shared/motor/fields/brakes-for.ts';
import { type FieldDef, type FieldValue, HIDDEN, plain, value } from '#product/field.ts';
import { inNaturalOrder } from '#product/natural-order.ts';
import { JRW_FIELDS } from './fields.ts';

/** The wizard's fields with the values the catalogue offers. */
export function fieldsOf(facts: WormFacts): readonly FieldDef[] {
  const fromCatalogue = catalogueValues(facts);
  return JRW_FIELDS.map((field) => {
    const values = fromCatalogue[field.id];
    return values === undefined ? field : { ...field, values };
  });
}

function catalogueValues({ rows, sizes, frames }: WormFacts): Readonly<Record<string, readonly FieldValue[]>> {
  const codesOf = (variable: string) => rows.map((row) => row[variable] ?? HIDDEN);
  return {
    motorPower: listed(codesOf('motorPower')),
    motorPoles: listed(codesOf('motorPoles')),
    reduceUnitSize: listed(codesOf('reduceUnitSize')),
    ratioParts: listed(codesOf('ratioParts')).map(({ code }) => times(code, '')),
    motorSize: listed(frames.map((frame) => frame.motorSize)),
    brakes: brakesFor(frames),
    inputModule: listed(codesOf('inputModule')),
    inputShaftIn: listed(sizes.flatMap(({ inputShaft }) => inputShaft ?? [])).map(({ code }) => times(code, 'ø')),
    hollowShaftSize: listed(sizes.flatMap(({ bores }) => bores.map(({ code }) => code))),
    outputShaftSize: listed(sizes.flatMap(({ shafts }) => shafts.map(({ code }) => code))).map(({ code }) =>
      times(code, 'ø'),
    ),
    flangeSize: listed(sizes.flatMap(({ flanges }) => flanges.map(({ code }) => code))),
  };
}

function listed(codes: readonly string[]): readonly FieldValue[] {
  const known = [...new Set(codes)].filter((code) => code !== HIDDEN).sort(inNaturalOrder);
  return known.map((code) => plain(code));
}

/** Two figures with the sign between them: `25x50` is ø25 × 50. */
function times(code: string, sign: string): FieldValue {
  const label = sign + code.replace('x', ' × ');
  return value(code, label, label);
}
