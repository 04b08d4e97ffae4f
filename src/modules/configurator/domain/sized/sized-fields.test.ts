import { expect, it, describe as suite } from 'vitest';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import { quickConfiguration } from '#modules/configurator/domain/quick/quick-configuration.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';
import { isSized, keptSized, readSized, sizedAgain, sizedFields } from './sized-fields.ts';

const { line } = SAMPLE_PRODUCT;
const { config: CONFIG } = quickConfiguration(readQuickSearch('K67 DN90L4 i57.35 fB 1.4 BE2', line), SAMPLE_PRODUCT);
const SIZED = sizedFields('application=hoist', { config: CONFIG, description: describe(CONFIG, SAMPLE_PRODUCT), line });

function marked(config: typeof CONFIG): readonly string[] {
  const { steps } = describe(config, SAMPLE_PRODUCT);
  return steps.flatMap(({ fields }) => fields.filter((field) => isSized(SIZED, field, config)).map(({ id }) => id));
}

suite('what a sizing filled in', () => {
  it('is what it said of the drive, and what follows from that', () => {
    expect(SIZED.values).toMatchObject({
      gearboxModel: 'K',
      reduceUnitSize: '67',
      ratio: '57.35',
      serviceFactor: '1.4',
      motorPower: '1.5',
      motorPoles: '4',
      brakes: 'BE2',
    });
    expect(Object.keys(SIZED.values)).not.toContain('color');
    expect(marked(CONFIG)).toEqual(expect.arrayContaining(Object.keys(SIZED.values)));
  });

  it('is so no longer once a person changes it, and again when they take that back', () => {
    const change: Change = { kind: 'choose', field: 'brakes', value: 'BE5' };
    const changed = applyChange(CONFIG, change, SAMPLE_PRODUCT).config;
    expect(marked(changed)).not.toContain('brakes');
    expect(marked(changed)).toContain('ratio');
    const asked: Change = { kind: 'search', field: 'ratio', value: 58 };
    expect(marked(applyChange(CONFIG, asked, SAMPLE_PRODUCT).config)).not.toContain('ratio');
  });

  it('is kept beside the draft, and read whoever wrote it', () => {
    expect(readSized(JSON.parse(JSON.stringify({ product: 'x', ...keptSized(SIZED) })))).toEqual(SIZED);
    expect([undefined, 5, {}, { sized: 1 }, { sized: { by: 1, values: {} } }].map(readSized)).toEqual(
      Array.from({ length: 5 }),
    );
    expect(readSized({ sized: { by: 'a', values: { ratio: 5, brakes: 'BE2' } } })).toEqual({
      by: 'a',
      values: { brakes: 'BE2' },
    });
  });

  it('is known again by the draft, else by the saved form, and by neither once it was taken off', () => {
    expect(sizedAgain(keptSized(SIZED), 'application=mixer')).toEqual(SIZED);
    expect(sizedAgain({ price: 1 }, 'application=mixer')).toEqual({ by: 'application=mixer', values: {} });
    expect([sizedAgain(undefined, undefined), sizedAgain(keptSized(null), 'application=mixer')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
