import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { aConfiguration, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import type { Values } from '#product/configuration.ts';
import { SPEED_OR_RATIO } from './speed-or-ratio.ts';

const BOTH = aConfiguration({}, { search: { ...EMPTY_SEARCH, outputSpeed: 25, ratio: 57 } });

describe('output speed or ratio', () => {
  it.each<[string, Change, object]>([
    ['the ratio', { kind: 'searchBy', by: 'ratio' }, { speedOrRatio: 'ratio', outputSpeed: null, ratio: 57 }],
    [
      'the speed',
      { kind: 'searchBy', by: 'outputSpeed' },
      { speedOrRatio: 'outputSpeed', outputSpeed: 25, ratio: null },
    ],
    [
      'a value for the ratio',
      { kind: 'search', field: 'ratio', value: 106 },
      { speedOrRatio: 'ratio', outputSpeed: null, ratio: 106 },
    ],
    [
      'a value for the speed',
      { kind: 'search', field: 'outputSpeed', value: 30 },
      { speedOrRatio: 'outputSpeed', outputSpeed: 30, ratio: null },
    ],
  ])('choosing %s clears the other', (_title, change, search) => {
    expect(ruleAlone(SPEED_OR_RATIO, BOTH, change).config.search).toMatchObject(search);
  });

  it.each<[string, Values, Change, string | undefined]>([
    ['a speed turned into one', {}, { kind: 'searchBy', by: 'ratio' }, '4'],
    ['one that is named first', {}, { kind: 'search', field: 'ratio', value: 30 }, '4'],
    ['the poles that were named', { motorPoles: '6' }, { kind: 'searchBy', by: 'ratio' }, '6'],
    ['the speed of the customer’s motor', { inputType: 'AM' }, { kind: 'searchBy', by: 'ratio' }, undefined],
  ])('a ratio is asked for with the poles it means: %s', (_title, values, change, poles) => {
    const before = aConfiguration(values, { search: { ...EMPTY_SEARCH, outputSpeed: 50 } });
    expect(ruleAlone(SPEED_OR_RATIO, before, change).config.values.motorPoles).toBe(poles);
  });

  it('a ratio of a chosen row is asked for with its poles', () => {
    const before = aConfiguration({}, { basicType: aRow('K67', '90L'), search: { ...EMPTY_SEARCH, outputSpeed: 25 } });
    const { config } = ruleAlone(SPEED_OR_RATIO, before, { kind: 'searchBy', by: 'ratio' });
    expect(config.values.motorPoles).toBe(String(aRow('K67', '90L').motorPoles));
  });

  it('another ratio brings back no poles the person took off', () => {
    const before = aConfiguration({}, { search: { ...EMPTY_SEARCH, ratio: 30, speedOrRatio: 'ratio' } });
    const { config } = ruleAlone(SPEED_OR_RATIO, before, { kind: 'search', field: 'ratio', value: 40 });
    expect(config.values.motorPoles).toBeUndefined();
  });

  it('back at the speed they go again, unless the person named them', () => {
    const search = { ...EMPTY_SEARCH, ratio: 29.1, speedOrRatio: 'ratio' } as const;
    const back: Change = { kind: 'searchBy', by: 'outputSpeed' };
    const polesAfter = (presets: readonly string[]) =>
      ruleAlone(SPEED_OR_RATIO, aConfiguration({ motorPoles: '4' }, { search, presets }), back).config.values
        .motorPoles;
    expect([polesAfter(['motorPoles']), polesAfter([])]).toEqual([undefined, '4']);
  });

  it('the poles a power alone was looked for with go when a speed is named (issue 12)', () => {
    const before = aConfiguration({ motorPower: '5.5', motorPoles: '4' }, { presets: ['motorPoles'] });
    const { config } = ruleAlone(SPEED_OR_RATIO, before, { kind: 'search', field: 'outputSpeed', value: 400 });
    expect(config.values).toEqual({ motorPower: '5.5' });
  });

  it('says what is lost', () => {
    const { cleared } = ruleAlone(SPEED_OR_RATIO, BOTH, { kind: 'searchBy', by: 'ratio' });
    expect(cleared).toEqual([
      { field: 'outputSpeed', from: '25', to: null, because: 'rule', ruleId: 'speed-or-ratio' },
    ]);
  });

  it.each<[string, number, object, Parameters<typeof aConfiguration>[1]]>([
    ['25 r/min of a 4-pole motor', 25, { ratio: 58.2 }, {}],
    ['25 r/min of the chosen row', 25, { ratio: 56 }, { basicType: aRow('K67', '90L') }],
  ])('%s is asked for by ratio as what it comes to', (_title, speed, expected, more) => {
    const before = aConfiguration({}, { ...more, search: { ...EMPTY_SEARCH, outputSpeed: speed } });
    const { config } = ruleAlone(SPEED_OR_RATIO, before, { kind: 'searchBy', by: 'ratio' });
    expect(config.search).toMatchObject({ speedOrRatio: 'ratio', outputSpeed: null, ...expected });
  });

  it.each<[string, Values, number]>([
    ['4 poles at 50 Hz', {}, 50],
    ['6 poles at 60 Hz', { motorPoles: '6', motorFrequency: '60Hz' }, 40],
    ['an adapter, at 1400 r/min', { inputType: 'AM' }, 48.1],
  ])('a ratio of 29.1 is asked for by speed with %s', (_title, values, outputSpeed) => {
    const before = aConfiguration(values, { search: { ...EMPTY_SEARCH, ratio: 29.1, speedOrRatio: 'ratio' } });
    const { config } = ruleAlone(SPEED_OR_RATIO, before, { kind: 'searchBy', by: 'outputSpeed' });
    expect(config.search).toMatchObject({ speedOrRatio: 'outputSpeed', ratio: null, outputSpeed });
  });
});
