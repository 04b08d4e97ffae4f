import { describe, expect, it } from 'vitest';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import type { Values } from '#product/configuration.ts';
import type { RowFilters } from '#product/row-query.ts';
import { JRP_LINE } from './line.ts';
import { aUnit, JRP_PRODUCT, JRP_RELEASE, UNITS } from './testing/shipped-units.ts';

const warned = (id: string, load: RowFilters = {}, values: Values = {}) => {
  const outputTorque = Number(load.outputTorque) || null;
  const config = {
    ...JRP_LINE.empty,
    values: { inputType: 'AD', ...values },
    search: { ...JRP_LINE.empty.search, outputTorque },
    basicType: aUnit(id, load),
  };
  const ids = described(config, JRP_PRODUCT).warnings.map((warning) => warning.id);
  expect(ids[0]).toBe('jrp-to-be-confirmed');
  return ids.slice(1);
};

describe('a warning', () => {
  it('is told below an efficiency of 0.7, and not at 0.7', () => {
    const [at, below] = [0.7, 0.69].map((efficiency) => idWith(efficiency));
    expect([warned(at ?? ''), warned(below ?? '')]).toEqual([[], ['jrp-low-efficiency']]);
  });

  it.each([
    [949, ['jrp-extrapolated-below']],
    [950, []],
    [1450, []],
    [1451, ['jrp-extrapolated-above']],
  ])('at %i r/min is %j', (inputSpeed, expected) => {
    expect(warned('JRPL23-158.18', { inputSpeed })).toEqual(expected);
  });

  it('is told of the oil tank where the output points up', () => {
    expect(warned('JRPL23-158.18', {}, { installationPosition: 'V3' })).toEqual(['jrp-vertical-oil']);
  });
});

function idWith(efficiency: number): string {
  const plan = UNITS.index.plan({});
  const found: string[] = [];
  if (plan.ok) {
    plan.value.scan(({ row }) => {
      const unit = plan.value.rowOf(row);
      if (unit.efficiency === efficiency) found.push(unit.id);
    });
  }
  const [id] = found;
  if (id === undefined) throw new Error(`No unit of ${JRP_RELEASE.version} has ${efficiency}`);
  return id;
}
