import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { overhungLoad, permittedAt, permittedAxial } from './overhung.ts';
import { OVERHUNG_CONSTANTS } from './tables/overhung-constants.ts';
import { TRANSMISSION_FACTOR } from './tables/transmission-factor.ts';
import { exampleOf, wrongIn } from './testing/examples.ts';

describe('an overhung load', () => {
  test.each(['FR-1', 'FR-3'])('comes out in the worked case %s', (id) => {
    const { inputs } = exampleOf(id);
    const { M_2, d_0, x, FRa, FRa_max, l } = inputs;
    const row = TRANSMISSION_FACTOR.rows.find(({ key }) => key === inputs.element);
    const { [String(inputs.unit)]: constants } = OVERHUNG_CONSTANTS;
    const factor = Number(row?.values.f_z);
    const load = overhungLoad(Number(M_2), Number(d_0), factor);
    const shaft = {
      permitted: Number(FRa),
      unitPermitted: Number(FRa_max),
      length: Number(l),
      ...(constants && { constants }),
    };
    const limit = permittedAt(shaft, Number(x));
    const { byBearings, byShaft, permitted = 0 } = limit ?? {};
    const values = {
      f_z: factor,
      F_R: load,
      F_xL: byBearings,
      F_xW: byShaft,
      F_x: permitted,
      ok: load <= permitted ? 1 : 0,
    };
    expect(wrongIn(exampleOf(id), values)).toEqual([]);
  });

  test('in the middle of the shaft is what is printed, for every unit', () => {
    const wrong = Object.entries(OVERHUNG_CONSTANTS).filter(([, constants]) => {
      const length = 2 * (constants[0] - constants[1]);
      const limit = permittedAt({ permitted: 5000, unitPermitted: 5000, length, constants }, length / 2);
      return Math.abs((limit?.permitted ?? 0) - 5000) > 1e-9;
    });
    expect(wrong.map(([unit]) => unit)).toEqual([]);
  });

  test('of a unit nobody knows the bearings of is estimated', () => {
    const shaft = { permitted: 5000, unitPermitted: 5000, length: 80 };
    expect(permittedAt(shaft, 40)).toMatchObject({ permitted: 5000, confidence: 'estimated' });
    expect(permittedAt(shaft, 80)?.permitted).toBeCloseTo(4000, 9);
  });

  test('is by enquiry beyond the end of the shaft, and not a hair before', () => {
    const shaft = { permitted: 5000, unitPermitted: 5000, length: 80 };
    expect([80, 80 + 1e-6].map((x) => permittedAt(shaft, x) === undefined)).toEqual([false, true]);
  });

  test('has the factors of the reference data', () => {
    const text = readFileSync(`${process.cwd()}/database/seeds/reference/transmission_factors.csv`, 'utf8');
    const rows: readonly Record<string, string>[] = parse(text, { columns: true });
    const factors = TRANSMISSION_FACTOR.rows.map(({ key, values }) => [key, values.f_z]);
    expect(factors).toEqual(rows.map(({ element, factor }) => [element, Number(factor)]));
  });

  test('along the shaft is half of that across it, a fifth with worm units', () => {
    expect([permittedAxial(1000, false), permittedAxial(1000, true)]).toEqual([500, 200]);
  });
});
