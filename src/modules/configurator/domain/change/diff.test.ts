import { describe, expect, it } from 'vitest';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { differences, sameConfiguration } from './diff.ts';

describe('differences between two configurations', () => {
  it('are the fields that hold different things', () => {
    const before = aConfiguration({ nameplate: 'en', brakes: 'BE2' }, { basicType: aRow('K67', '90L') });
    const after = aConfiguration({ nameplate: 'zh', encoder: 'absolute' });
    expect(differences(before, after)).toEqual([
      { field: 'nameplate', from: 'en', to: 'zh' },
      { field: 'brakes', from: 'BE2', to: null },
      { field: 'basicType', from: before.basicType?.id, to: null },
      { field: 'encoder', from: null, to: 'absolute' },
    ]);
  });

  it.each([
    ['the order of choices', aConfiguration({ a: '1', b: '2' }), aConfiguration({ b: '2', a: '1' })],
    ['who filled a value in', aConfiguration({ a: '1' }, { presets: ['a'] }), aConfiguration({ a: '1' })],
    ['special wishes expressly not ticked', aConfiguration({ specialWishes: 'no' }), aConfiguration()],
  ])('%s is no difference', (_title, before, after) => {
    expect(sameConfiguration(before, after)).toBe(true);
  });
});
