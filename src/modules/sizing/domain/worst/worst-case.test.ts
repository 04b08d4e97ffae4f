import { describe, expect, test } from 'vitest';
import { applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import type { TypedInputs } from '#modules/sizing/domain/core/read-inputs.ts';
import { computeMachine, inputsOf, type SizingQuery } from '#modules/sizing/domain/sizing.ts';
import { EXAMPLES, exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';
import { isPairable } from './pairs.ts';
import { type WorstCase, worstCase } from './worst-case.ts';

const MACHINES = EXAMPLES.filter(({ application }) => applicationOf(application) !== undefined);

function machine(id: string): Application {
  const application = applicationOf(id);
  if (application === undefined) throw new Error(id);
  return application;
}

function worst(application: string, inputs: TypedInputs, pairs: NonNullable<SizingQuery['pairs']>, unit?: 'imperial') {
  const query = { application, inputs, pairs, ...(unit && { unit }) };
  return worstCase(machine(application), query, sized(application, inputs, query));
}

const figureOf = (of: WorstCase | undefined, id: string) => of?.figures.find((figure) => figure.id === id);

describe.each(MACHINES)('$id', ({ application, inputs }) => {
  const figures = inputsOf(machine(application)).filter(isPairable);
  const { values } = sized(application, inputs);
  const paired = figures.filter(({ id }) => values[id] !== undefined && inputs[id] !== undefined).slice(0, 4);
  const random = figuresFrom(7);
  const pairs = Object.fromEntries(paired.map(({ id, min, max }) => [id, min + random() * (max - min) * 0.1]));

  test('is computed alone as it is when it is printed', () => {
    expect(computeMachine(machine(application), { application, inputs }).values).toEqual(values);
  });

  test('has no result in any combination that is worse than its worst', () => {
    const found = worst(application, inputs, pairs);
    expect(found?.combinations).toHaveLength(2 ** paired.length);
    for (const { id, value, first, at } of found?.figures ?? []) {
      expect(Math.abs(value)).toBeGreaterThanOrEqual(Math.abs(first.value ?? 0));
      for (const one of found?.combinations ?? []) {
        expect(Math.abs(value) * (1 + 1e-9)).toBeGreaterThanOrEqual(Math.abs(one.values[id] ?? 0));
      }
      expect(found?.combinations.find((one) => one.at === at)?.values[id]).toBe(value);
    }
  });

  test('is in each combination what it is where the second values are typed', () => {
    for (const { second, values: combined } of worst(application, inputs, pairs)?.combinations ?? []) {
      const typed = Object.fromEntries(second.map((id) => [id, pairs[id] ?? 0]));
      expect(combined).toEqual(sized(application, { ...inputs, ...typed }).values);
    }
  });
});

describe('a travelling drive, empty and loaded, on good and bad rails', () => {
  const { inputs } = exampleOf('TRAV-1');
  const found = worst('travelling_drive', inputs, { m_L: 0, f: { value: 1, unit: 'mm' } });

  test.each([
    ['M_m', 'm_L = 1500 kg, f = 1 mm'],
    ['P_st', 'm_L = 1500 kg, f = 1 mm'],
    ['J_x', 'm_L = 1500 kg, f = 0.5 mm'],
    ['P_max', 'm_L = 1500 kg, f = 1 mm'],
  ])('has its worst %s with %s', (id, at) => {
    expect(figureOf(found, id)?.at).toBe(at);
  });

  test('has its first values beside the worst', () => {
    expect(figureOf(found, 'M_m')).toMatchObject({ first: { shown: { text: '30.2', unit: 'Nm' } }, second: ['f'] });
    expect(figureOf(found, 'M_m')?.shown?.text).toBe('44.9');
  });

  test('says nothing of a result that no second value changes', () => {
    expect(figureOf(found, 'n_m')).toBeUndefined();
  });

  test('tells both values of each input as they were typed, and in the units of the reader', () => {
    expect(found?.pairs.map(({ texts }) => texts)).toEqual([
      ['1500 kg', '0 kg'],
      ['0.5 mm', '1 mm'],
    ]);
    const imperial = worst('travelling_drive', inputs, { D: { value: 10, unit: 'in' } }, 'imperial');
    expect(imperial?.pairs.map(({ texts }) => texts)).toEqual([['9.84252 in', '10 in']]);
  });
});

describe('second values', () => {
  const { inputs } = exampleOf('TRAV-1');
  const told = (pairs: NonNullable<SizingQuery['pairs']>) =>
    worst('travelling_drive', inputs, pairs)?.refused.map(({ id, input }) => [id, input]);

  test('that nobody gave cost nothing and say nothing', () => {
    expect(worst('travelling_drive', inputs, {})).toBeUndefined();
  });

  test.each([
    ['out of range', { v: 9 }, [['input-out-of-range', 'v']]],
    ['in a unit of another kind', { v: { value: 1, unit: 'kg' } }, [['input-unit', 'v']]],
    ['of no input', { furlongs: 1 }, [['pair-unknown', 'furlongs']]],
    ['of what is no figure', { supply: 1 }, [['pair-unknown', 'supply']]],
    ['of what no drive is judged by', { k_CO2: 0.1 }, [['pair-unknown', 'k_CO2']]],
    ['of more than four', { m_0: 1, m_L: 1, D: 100, d: 1, v: 1 }, [['pair-too-many', 'D']]],
  ] as const)('%s are told and not used', (_, pairs, findings) => {
    expect(told(pairs)).toEqual(findings);
  });

  test('bring what only their combination is told, with the combination', () => {
    const found = worst('travelling_drive', { ...inputs, t_a: 2 }, { t_a: 0.3 });
    const slip = found?.checks.find(({ id }) => id === 'wheels-slip');
    expect(slip?.text.en).toBe('The start is too fast: the driven wheels slip (t_a = 0.3 s)');
    expect(found?.checks).toHaveLength(1);
  });

  test('of another variant are left out', () => {
    const belt = exampleOf('BELT-U1').inputs;
    expect(worst('belt_conveyor', belt, { Q: 100 })).toMatchObject({ pairs: [], combinations: [], refused: [] });
  });

  test('of a slope that turns over bring the load that drives', () => {
    const found = worst('belt_conveyor', { ...exampleOf('BELT-B3').inputs, H: 25 }, { H: -25 });
    expect(found?.checks.map(({ id }) => id)).toContain('regenerative');
    expect(figureOf(found, 'M_m')?.second).toEqual([]);
  });
});
