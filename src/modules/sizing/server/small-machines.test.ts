import { describe, expect, it } from 'vitest';
import { type JudgedDriveDto, sizingRoutes } from '#modules/sizing/contract.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();
const sized = (application: string, inputs: object) =>
  app.call(sizingRoutes.evaluate, { body: { application, inputs } as never });
const best = (candidates: readonly JudgedDriveDto[]) => candidates.filter(({ verdict }) => verdict === 'best');

describe('a machine smaller than the smallest motor', () => {
  it.each([
    ['roller_conveyor', { m_L: 100, z_R: 10, m_R: 2, D: 50, v: 0.1 }],
    ['roller_conveyor', { m_L: 200, z_R: 10, m_R: 3, D: 60, v: 0.2 }],
    ['roller_conveyor', { m_L: 500, z_R: 10, m_R: 4, D: 60, v: 0.2 }],
  ])('is given a small one: %s %o', async (application, inputs) => {
    const { candidates, missing } = await sized(application, inputs);
    expect(missing).toEqual([]);
    expect(best(candidates).length).toBeGreaterThan(0);
    expect(Math.min(...best(candidates).map(({ figures }) => figures.P_N ?? Number.NaN))).toBeLessThanOrEqual(0.25);
  });
});

describe('a machine whose mass is too much for the motor its load asks for', () => {
  it('is given a larger motor of four poles', async () => {
    const { candidates } = await sized('roller_conveyor', { m_L: 1000, z_R: 15, m_R: 8, D: 89, v: 0.3 });
    const geared = best(candidates).filter(({ series }) => series === 'R');
    expect(geared.length).toBeGreaterThan(0);
    expect(geared[0]?.figures.mass).toBeLessThan(25);
    expect(geared[0]?.warnings.map(({ code }) => code)).not.toContain('poles');
  });

  it('is given one that bears the peak of an indexing table', async () => {
    const inputs = { phi: 45, t_s: 1, t_a: 0.5, t_d: 2, m_T: 80, D_T: 900, r_b: 200 };
    const { candidates } = await sized('rotary_table', inputs);
    expect(candidates.length).toBeGreaterThan(0);
  });
});

describe('a machine of which something needed is not said', () => {
  it.each([
    ['hoist', { m_0: 100, r: 2, D: 300, v: 0.1 }, 'm_L'],
    ['mixer', { rho: 1000, d: 0.5, n_m: 60, type: 'pitched' }, 'J_m'],
  ])('is given no drive, and what it lacks is named: %s %o', async (application, inputs, lacking) => {
    const { candidates, missing, values } = await sized(application, inputs);
    expect(candidates).toEqual([]);
    expect(missing).toContain(lacking);
    if (application === 'hoist') expect(values.M_2).toBeUndefined();
  });
});
