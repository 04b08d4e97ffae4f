import { describe, expect, it } from 'vitest';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { CUSTOM_COLOUR_APART } from './custom-colour.ts';

describe('custom colour', () => {
  it('a hex value makes the colour custom', () => {
    const { config } = ruleAlone(CUSTOM_COLOUR_APART, aConfiguration({ color: 'RAL5015' }), {
      kind: 'extra',
      field: 'customColor',
      value: '#aa00bb',
    });
    expect(config).toMatchObject({ extras: { customColor: '#aa00bb' }, values: { color: 'custom' } });
  });

  it('a RAL code makes the colour custom, and that of a paint in stock chooses the paint', () => {
    const before = aConfiguration({ color: 'custom' }, { extras: { customColor: '#aa00bb' } });
    const typed = (value: string) =>
      ruleAlone(CUSTOM_COLOUR_APART, before, { kind: 'extra', field: 'customColor', value }).config;
    expect(typed('RAL6018')).toMatchObject({ extras: { customColor: 'RAL6018' }, values: { color: 'custom' } });
    expect(typed('RAL5015')).toMatchObject({ extras: { customColor: null }, values: { color: 'RAL5015' } });
  });

  it('a listed colour forgets the hex value', () => {
    const before = aConfiguration({ color: 'custom' }, { extras: { customColor: '#aa00bb' } });
    const { config, cleared } = ruleAlone(CUSTOM_COLOUR_APART, before, choose('color', 'RAL5015'));
    expect(config).toMatchObject({ extras: { customColor: null }, values: { color: 'RAL5015' } });
    expect(cleared.map(({ field, from }) => [field, from])).toEqual([['customColor', '#aa00bb']]);
  });

  it('choosing custom waits for the hex value', () => {
    const { config } = ruleAlone(CUSTOM_COLOUR_APART, aConfiguration(), choose('color', 'custom'));
    expect(config).toMatchObject({ extras: { customColor: null }, values: { color: 'custom' } });
  });
});
