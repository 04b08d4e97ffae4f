import { describe, expect, it } from 'vitest';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { JRP_LINE } from './line.ts';
import { aUnit, JRP_PRODUCT } from './testing/shipped-units.ts';

const UNIT = { ...JRP_LINE.empty, values: { design: 'L', inputType: 'AD' }, basicType: aUnit('JRPL23-158.18') };
const changed = (change: Change, from: Configuration = UNIT) => applyChange(from, change, JRP_PRODUCT).config;
const choose = (field: string, value: string): Change => ({ kind: 'choose', field, value });

describe('a change', () => {
  it.each<[string, Change]>([
    ['another life', choose('lifetime', '5000')],
    ['another input speed', { kind: 'search', field: 'inputSpeed', value: 960 }],
    ['another torque', { kind: 'search', field: 'outputTorque', value: 9000 }],
    ['another factor', { kind: 'search', field: 'serviceFactor', value: 1.5 }],
    ['another peak', { kind: 'search', field: 'peakTorque', value: 20000 }],
    ['another design', choose('design', 'K')],
    ['a reset of the search', { kind: 'resetSearch' }],
  ])('to %s gives the chosen unit up', (_title, change) => {
    expect(changed(change).basicType).toBeNull();
  });

  it.each<[string, Change]>([
    ['the same life', choose('lifetime', '10000')],
    ['the speed of the table', { kind: 'search', field: 'inputSpeed', value: 1450 }],
    ['another oil', choose('lubricatingOil', 'S220')],
  ])('to %s keeps it', (_title, change) => {
    expect(changed(change).basicType).toMatchObject({ id: 'JRPL23-158.18' });
  });

  it('from the ratio to the output speed takes what was typed over at the input speed that stands (issue 13)', () => {
    const byRatio = changed({ kind: 'search', field: 'ratio', value: 145 });
    const { search } = changed({ kind: 'searchBy', by: 'outputSpeed' }, byRatio);
    expect(search).toMatchObject({ speedOrRatio: 'outputSpeed', outputSpeed: 10, ratio: null });
  });

  it('to a spline takes back the shaft end that was asked for', () => {
    const asked = changed({ kind: 'extra', field: 'shaftEnd', value: '140x250' });
    expect(asked.extras).toEqual({ shaftEnd: '140x250' });
    expect(applyChange(asked, choose('outputShaftType', 'P'), JRP_PRODUCT).config.extras).toEqual({ shaftEnd: null });
  });
});
