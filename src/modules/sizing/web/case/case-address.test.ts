import { expect, it } from 'vitest';
import { APPLICATIONS, applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import { caseOf } from '#modules/sizing/domain/case/read-case.ts';
import type { SizingCase } from '#modules/sizing/domain/case/sizing-case.ts';
import { inputsOf } from '#modules/sizing/domain/sizing.ts';
import { paramsOf } from './case-address.ts';

function machine(id: string) {
  const application = applicationOf(id);
  if (application === undefined) throw new Error(id);
  return application;
}

it.each<[string, SizingCase]>([
  ['belt_conveyor', { inputs: {}, given: {}, pairs: {}, unit: 'si' }],
  [
    'belt_conveyor',
    {
      inputs: { variant: 'bulk', v: { value: 100, unit: 'ft/min' }, T_amb: { value: -5.5, unit: '°C' } },
      given: { F_w: { value: 1e-7, unit: 'lbf' }, eta: { value: 0.5, unit: '' } },
      pairs: { Q: { value: 0, unit: 't/h' }, f: { value: 0.03, unit: '' } },
      unit: 'imperial',
    },
  ],
  [
    'rotary_table',
    {
      inputs: {
        masses: [
          [10, 200.5],
          [0, 0],
        ],
      },
      given: {},
      pairs: {},
      unit: 'si',
    },
  ],
  ['hoist', { inputs: { persons: true, J_add: { value: 3, unit: 'kg·m²' } }, given: {}, pairs: {}, unit: 'si' }],
])('a case of %s is the same after its address was opened', (id, value) => {
  const params = new URLSearchParams(paramsOf(machine(id), value).toString());
  const known = new Set(inputsOf(machine(id)).map((input) => input.id));
  const inputs = Object.fromEntries(Object.entries(value.inputs).filter(([input]) => known.has(input)));
  expect(caseOf(machine(id), params)).toEqual({ ...value, inputs });
});

it('what no input takes is left out of it', () => {
  const params = new URLSearchParams(
    'application=hoist&v=fast&m_L=~kg&furlongs=1&units=furlongs&given.M_m=much&D=&pair.v=~m/s&pair.furlongs=1&pair.k_CO2=0',
  );
  expect(caseOf(machine('hoist'), params)).toEqual({ inputs: {}, given: {}, pairs: {}, unit: 'si' });
});

it('no input is called as what else the address says', () => {
  const ids = APPLICATIONS.flatMap((application) => inputsOf(application).map(({ id }) => id));
  expect(ids.filter((id) => ['application', 'units', 'lang'].includes(id))).toEqual([]);
});
