import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { fitToRelease } from './reconcile.ts';

describe('a configuration from outside, fitted to the release', () => {
  it('stays as it is when it fits', () => {
    const config = aConfiguration({ gearboxModel: 'K', inputType: 'motor' }, { basicType: aRow('K67', '90L') });
    expect(fitToRelease(config, SAMPLE_PRODUCT)).toEqual({ config, cleared: [] });
  });

  it('loses codes the release does not know, and says so', () => {
    const { config, cleared } = fitToRelease(aConfiguration({ color: 'RAL0000', nameplate: 'en' }), SAMPLE_PRODUCT);
    expect(config.values).toEqual({ nameplate: 'en' });
    expect(cleared).toEqual([{ field: 'color', from: 'RAL0000', to: 'RAL7031', because: 'constraint', ruleId: null }]);
  });

  it('loses fields the release does not have', () => {
    expect(fitToRelease(aConfiguration({ flavour: 'mint' }), SAMPLE_PRODUCT).config.values).toEqual({});
  });

  it('keeps the older of two choices that exclude each other', () => {
    const { config } = fitToRelease(aConfiguration({ gearboxModel: 'R', transmitTypes: 'parallel' }), SAMPLE_PRODUCT);
    expect(config.values).toEqual({ gearboxModel: 'R' });
  });

  it('loses presets before anything a person chose', () => {
    const config = aConfiguration(
      { lubricatingOil: 'mineral', syntheticOil: 'VG220 -40~40°C' },
      { presets: ['lubricatingOil'] },
    );
    expect(fitToRelease(config, SAMPLE_PRODUCT).config.values.syntheticOil).toBe('VG220 -40~40°C');
  });

  it('loses a row the catalogue no longer has', () => {
    const { config, cleared } = fitToRelease(
      aConfiguration({ nameplate: 'en' }, { basicType: aRow('K67', '90L', { reduceUnitSize: '99' }) }),
      SAMPLE_PRODUCT,
    );
    expect(config.basicType).toBeNull();
    expect(cleared.map(({ field }) => field)).toEqual(['basicType']);
  });

  it('loses a row that says something else than steps 1 and 2', () => {
    const { config } = fitToRelease(
      aConfiguration({ motorPower: '3' }, { basicType: aRow('K67', '90L') }),
      SAMPLE_PRODUCT,
    );
    expect([config.values.motorPower, config.basicType]).toEqual(['3', null]);
  });

  it('fits once and for all', () => {
    const anyValue = fc
      .constantFrom(...SAMPLE_PRODUCT.codes)
      .chain(([field, codes]) => fc.tuple(fc.constant(field), fc.constantFrom(...codes)));
    fc.assert(
      fc.property(fc.array(anyValue, { maxLength: 12 }), fc.boolean(), (values, isPreset) => {
        const wild = aConfiguration(Object.fromEntries(values), {
          presets: isPreset ? values.map(([field]) => field) : [],
        });
        const { config } = fitToRelease(wild, SAMPLE_PRODUCT);
        expect(fitToRelease(config, SAMPLE_PRODUCT)).toEqual({ config, cleared: [] });
      }),
      { numRuns: 40 },
    );
  });
});
