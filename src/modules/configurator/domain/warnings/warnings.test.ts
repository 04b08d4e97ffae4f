import { describe, expect, it } from 'vitest';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Values } from '#product/configuration.ts';
import { warningsOf } from './warnings.ts';

const R67 = aRow('R67', '90L', { inputType: 'motor' });

describe('a warning', () => {
  it('fills in its figures, rounded, in both languages', () => {
    const { overhungLoad } = R67;
    const [warning] = warningsOf(aConfiguration({ builtInType: 'RZ' }, { basicType: R67 }), SAMPLE_PRODUCT);
    expect(overhungLoad).toBe(5000);
    expect(warning).toMatchObject({
      rule: 'reference rule 45',
      level: 'attention',
      fields: ['builtInType', 'flangeSize'],
    });
    expect(warning?.text.zh).toContain('3000 N');
    expect(warning?.text.en).toContain('3000 N');
  });

  it.each([
    [3.648, '3.64'],
    [3.999, '3.99'],
    [4.1, '4.10'],
  ])('rounds fB %f down to %s, as every other place does', (serviceFactor, shown) => {
    const basicType: BasicType = { ...R67, serviceFactor };
    const [warning] = warningsOf(aConfiguration({}, { basicType }), SAMPLE_PRODUCT);
    expect([warning?.text.zh, warning?.text.en]).toEqual([
      expect.stringContaining(`fB = ${shown}，`),
      expect.stringContaining(`fB = ${shown} is`),
    ]);
  });

  it('says nothing of a row before one is chosen, and nothing of a contradiction', () => {
    expect(idsOf({ encoder: 'absolute', motorSize: '200L' })).toEqual([]);
    expect(idsOf({ gearboxModel: 'R', builtInType: 'KA' })).toEqual([]);
  });

  it('does not arise for a new configuration, nor for the plain product of a chosen row', () => {
    expect(idsOf({})).toEqual([]);
    expect(idsOf({}, R67)).toEqual([]);
  });
});

function idsOf(values: Values, basicType: BasicType | null = null): readonly string[] {
  return warningsOf(aConfiguration(values, { basicType }), SAMPLE_PRODUCT).map(({ id }) => id);
}
