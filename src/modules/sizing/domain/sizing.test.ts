import { describe, expect, test } from 'vitest';
import { APPLICATIONS } from './applications/applications.ts';
import { evaluateSizing } from './sizing.ts';
import { EXAMPLES, exampleOf, wrongIn } from './testing/examples.ts';
import { sized } from './testing/sized.ts';

const ids = APPLICATIONS.map(({ id }) => id);
const machines = EXAMPLES.filter(({ application }) => ids.includes(application));

describe('the worked cases', () => {
  test('are there for every application', () => {
    expect(ids.filter((id) => !machines.some(({ application }) => application === id))).toEqual([]);
  });

  test.each(machines)('$id comes out', (example) => {
    const { values, checks } = sized(example.application, example.inputs);
    expect(wrongIn(example, values)).toEqual([]);
    expect(checks.filter(({ id }) => id.startsWith('input-'))).toEqual([]);
  });
});

const travel = exampleOf('TRAV-1').inputs;

describe('a step', () => {
  test('prints its formula, the formula with numbers and the result', () => {
    const step = sized('travelling_drive', travel).steps.find(({ id }) => id === 'F_w');
    expect(step).toMatchObject({
      formula: 'F_w = m·g·((2/D)·(µ_L·d/2+f)+c)·cos(α)+m·g·sin(α)+F_wind',
      withNumbers: '3000·9.81·((2/250)·(0.005·60/2+0.5)+0.003)·cos(0)+3000·9.81·sin(0)+0',
      result: 'F_w = 241 N',
      unit: 'N',
      source: 'G',
      confidence: 'published',
      isGiven: false,
    });
  });

  test('stands after all it needs', () => {
    for (const example of machines) {
      const { steps } = sized(example.application, example.inputs);
      const places = new Map(steps.map(({ id }, place) => [id, place]));
      expect(places.get('P_max')).toBeGreaterThan(places.get('P_a') ?? -1);
      expect(places.get('M_2')).toBeGreaterThan(places.get('M_m') ?? -1);
    }
  });

  test('that lacks an input says which, and so does what follows from it', () => {
    const { m_L: _, ...without } = travel;
    const { values, steps, missing } = sized('travelling_drive', without);
    const power = steps.find(({ id }) => id === 'P_st');
    expect(missing).toEqual(['m_L']);
    expect(values.P_st).toBeUndefined();
    expect(power).toMatchObject({
      value: null,
      result: '',
      missing: ['m_L'],
      notComputed: { zh: '未计算：载荷质量 m_L 未填写', en: 'not computed because Mass of the load m_L is empty' },
    });
    expect(values.a_slip).toBeCloseTo(0.73575, 5);
  });

  test('whose formula has no result is neither 0 nor NaN', () => {
    const { values, steps } = sized('belt_conveyor', { variant: 'bulk', L: 10, H: 20 });
    expect(values.beta).toBeUndefined();
    expect(steps.find(({ id }) => id === 'beta')?.notComputed?.en).toContain('has no result');
  });

  test('can be given: it is marked, stays, and the rest follows from it', () => {
    const { values, steps } = sized('travelling_drive', travel, { given: { F_w: { value: 0.5, unit: 'kN' } } });
    expect(steps.find(({ id }) => id === 'F_w')).toMatchObject({ isGiven: true, value: 500, result: 'F_w = 500 N' });
    expect(values.M_m).toBe(62.5);
  });

  test('can be given where its inputs are empty', () => {
    const { values, missing } = sized('travelling_drive', { v: 0.5 }, { given: { F_w: 241 } });
    expect(values.M_m).toBeCloseTo(30.125, 6);
    expect(missing).toEqual(['m_0', 'm_L']);
  });

  test('that there is none of cannot be given', () => {
    expect(sized('hoist', {}, { given: { F_w: 1 } }).checks[0]).toMatchObject({ id: 'given-unknown', input: 'F_w' });
  });

  test('is shown in the units a person works in, and computed in one', () => {
    const metric = sized('travelling_drive', travel);
    const imperial = sized('travelling_drive', travel, { unit: 'imperial' });
    expect(imperial.values).toEqual(metric.values);
    expect(imperial.steps.find(({ id }) => id === 'F_w')?.shown).toEqual({ text: '54.3', unit: 'lbf' });
  });
});

describe('an input', () => {
  const limits = APPLICATIONS.flatMap(({ id, inputs }) =>
    inputs.flatMap((input) => (input.kind === 'number' ? [{ application: id, input }] : [])),
  );

  test.each(limits)(
    '$application: $input.id is taken at its limits and not a hair beyond',
    ({ application, input }) => {
      const chosen = input.when === undefined ? {} : { [input.when.input]: input.when.is };
      const isRefused = (value: number) =>
        sized(application, { ...chosen, [input.id]: value }).checks.some(
          ({ id, input: about }) => id === 'input-out-of-range' && about === input.id,
        );
      expect([input.min, input.max].map(isRefused)).toEqual([false, false]);
      expect([input.min - 1e-6, input.max + 1e-6].map(isRefused)).toEqual([true, true]);
    },
  );

  test('out of range is named with its range in the unit it was typed in, and not used', () => {
    const { checks, values } = sized('belt_conveyor', { m_B: 0, v: { value: 2000, unit: 'ft/min' } });
    expect(checks).toMatchObject([
      {
        id: 'input-out-of-range',
        level: 'block',
        input: 'v',
        text: {
          zh: '带速 v 超出范围：1.9685 … 1181.1 ft/min',
          en: 'Belt speed v is out of range: 1.9685 … 1181.1 ft/min',
        },
      },
    ]);
    expect(values.n_m).toBeUndefined();
  });

  test('in a unit of another kind is refused', () => {
    expect(sized('belt_conveyor', { v: { value: 1, unit: 'kg' } }).checks[0]).toMatchObject({ id: 'input-unit' });
  });

  test('that there is none of, and a code nobody offers, are told', () => {
    const { checks } = sized('belt_conveyor', { variant: 'cheese', furlongs: 1 });
    expect(checks.map(({ id }) => id)).toEqual(['input-unknown', 'input-not-offered']);
  });

  test('can be typed in pounds, inches and feet', () => {
    const typed = {
      ...travel,
      m_0: { value: 1500 / 0.45359237, unit: 'lb' },
      D: { value: 250 / 25.4, unit: 'in' },
      v: { value: 0.5 / 0.00508, unit: 'ft/min' },
    };
    expect(wrongIn(exampleOf('TRAV-1'), sized('travelling_drive', typed).values)).toEqual([]);
  });
});

test('an application nobody knows is none', () => {
  expect(evaluateSizing({ application: 'time_machine', inputs: {} })).toBeUndefined();
});

test('a load that drives is told', () => {
  const { checks } = sized('belt_conveyor', exampleOf('BELT-B3').inputs);
  expect(checks.map(({ id }) => id)).toContain('regenerative');
});
