import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { repairsToRows } from './preview-repairs.ts';

const ASKED: Configuration = aConfiguration(
  { gearboxModel: 'K', inputType: 'motor', motorPoles: '4', motorVoltage: '3AC 380V' },
  { search: { ...EMPTY_SEARCH, outputSpeed: 50, serviceFactor: 1.4 } },
);

function repaired(suggested: { field: string; value: string | number } | null) {
  const wanted = { variable: 'motorPower', value: '3' };
  return repairsToRows(ASKED, wanted, suggested, SAMPLE_PRODUCT).map(({ outcome }) => outcome.config);
}

describe('an option of the search that leaves no basic type', () => {
  it('can be had with the number relaxed that stands most in the way', () => {
    const [relaxed] = repaired({ field: 'outputSpeed', value: 24.4 });
    expect(relaxed?.values).toEqual({ ...ASKED.values, motorPower: '3' });
    expect(relaxed?.search).toMatchObject({ outputSpeed: 24.4, serviceFactor: 1.4 });
  });

  it('can be had with another column', () => {
    const [relaxed] = repaired({ field: 'motorPoles', value: 2 });
    expect(relaxed?.values).toMatchObject({ motorPower: '3', motorVoltage: '3AC 380V' });
  });

  it('can always be had as the start of a new search, which keeps what was chosen in other steps', () => {
    const config = repaired(null).at(-1);
    expect(config?.values).toEqual({
      gearboxModel: 'K',
      inputType: 'motor',
      motorVoltage: '3AC 380V',
      motorPower: '3',
    });
    expect(config?.search).toMatchObject({ outputSpeed: null, serviceFactor: null });
  });
});
