import { describe, expect, test } from 'vitest';
import { APPLICATIONS, applicationOf } from './applications/applications.ts';
import type { TypedInputs } from './core/read-inputs.ts';
import { movedResults, type Sensitivity, sensitivityOf } from './sensitivity.ts';
import { exampleOf, examplesOf } from './testing/examples.ts';
import { sized } from './testing/sized.ts';

function moved(application: string, inputs: TypedInputs, result: string): readonly Sensitivity[] {
  const known = applicationOf(application);
  if (known === undefined) throw new Error(application);
  return sensitivityOf(known, { application, inputs }, { sizing: sized(application, inputs), result });
}

const inputsOf = (id: string) => exampleOf(id).inputs;

describe('what moves a result', () => {
  test('of a hoist is the load above all: its torque follows it in proportion', () => {
    const [first, ...others] = moved('hoist', inputsOf('HOIST-1'), 'M_2');
    const shares = [first, ...others].map((one) => [one?.input.id, one?.up?.toFixed(3) ?? null]);
    expect(shares).toContainEqual(['D', '0.100']);
    expect(shares).toContainEqual(['m_L', '0.096']);
  });

  test('is told with the value it is smaller and larger by, the strongest first and no more than six', () => {
    const found = moved('travelling_drive', inputsOf('TRAV-1'), 'P_max');
    const strengths = found.map(({ up, down }) => Math.max(Math.abs(up ?? 0), Math.abs(down ?? 0)));
    expect(found.length).toBeLessThanOrEqual(6);
    expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
    expect(found[0]?.input.id).toBe('v');
  });

  test('leaves out a side on which there is no such value', () => {
    const inputs = { ...inputsOf('TRAV-1'), eta_L: 1 };
    const found = moved('travelling_drive', inputs, 'M_2').find(({ input }) => input.id === 'eta_L');
    expect(found?.up).toBeNull();
    expect(found?.down).toBeCloseTo(1 / 0.9 - 1, 9);
  });

  test('says of what nobody filled in that it is the default', () => {
    const found = moved('belt_conveyor', { m_L: 100, m_B: 20 }, 'M_2');
    expect(found.find(({ input }) => input.id === 'mu_c')?.isDefault).toBe(true);
    expect(found.find(({ input }) => input.id === 'm_L')?.isDefault).toBe(false);
  });

  test('leaves out the external ratio of who has none, and tells it of who has (issue 18)', () => {
    const belt = { m_L: 100, m_B: 20 };
    const ids = (inputs: TypedInputs) => moved('belt_conveyor', inputs, 'M_2').map(({ input }) => input.id);
    expect(ids(belt)).not.toContain('i_V');
    expect(ids({ ...belt, i_V: 2 })).toContain('i_V');
  });

  test('is nothing where the result is not known', () => {
    expect(moved('travelling_drive', { v: 0.5 }, 'M_2')).toEqual([]);
    expect(movedResults(sized('travelling_drive', { v: 0.5 }))).toEqual([]);
  });

  test('of an indexing table is told of its peak', () => {
    expect(movedResults(sized('rotary_table', inputsOf('TABLE-1')))).toEqual(['M_2pk', 'P_max']);
  });

  test.each(APPLICATIONS.map(({ id }) => id))('of %s is something', (id) => {
    const inputs = examplesOf(id)[0]?.inputs ?? {};
    for (const result of movedResults(sized(id, inputs))) expect(moved(id, inputs, result).length).toBeGreaterThan(1);
  });
});
