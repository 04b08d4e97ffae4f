import { describe, expect, it } from 'vitest';
import { APPLICATIONS } from './applications/applications.ts';
import { siteInputs, siteOfInputs, standsAt, withSite } from './site-profile.ts';
import { evaluateSizing, inputsOf } from './sizing.ts';

const HIGH = { h_alt: 2500, T_amb: { value: 45, unit: '°C' }, supply: 'inverter' };

describe('the site of a project', () => {
  it.each(APPLICATIONS.map((application) => [application.id, application] as const))(
    'is taken by %s',
    (id, application) => {
      const ids = siteInputs(inputsOf(application));
      expect(ids).toEqual(expect.arrayContaining(['T_amb', 'h_alt', 'h_d', 'Z_c', 'supply']));
      expect(ids).not.toContain('load_class');
      const told = evaluateSizing({ application: id, inputs: withSite({}, HIGH, ids) })?.checks.map(
        (check) => check.id,
      );
      expect(told).toEqual(expect.arrayContaining(['site-warm', 'site-altitude']));
      expect(told).not.toContain('input-unknown');
    },
  );

  it('takes the place of another, and leaves the machine as it is', () => {
    const ids = ['T_amb', 'h_alt', 'supply'];
    const typed = { m_0: 1500, load_class: 'H', T_amb: 20, h_alt: 100 };
    const there = withSite(typed, { T_amb: 45 }, ids);
    expect(there).toEqual({ m_0: 1500, load_class: 'H', T_amb: 45 });
    expect([standsAt(there, { T_amb: 45 }, ids), standsAt(typed, { T_amb: 45 }, ids)]).toEqual([true, false]);
    expect(siteOfInputs(typed, ids)).toEqual({ T_amb: 20, h_alt: 100 });
  });
});
