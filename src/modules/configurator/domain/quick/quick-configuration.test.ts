import { describe, expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';
import { quickConfiguration } from './quick-configuration.ts';

const POWERS = [...(SAMPLE_PRODUCT.codes.get('motorPower') ?? [])].filter((code) => Number(code) > 0).sort(byNumber);
const [LEAST = '', NEXT = ''] = POWERS;
const start = (text: string) => quickConfiguration(readQuickSearch(text, JRT_LINE), SAMPLE_PRODUCT);

describe('a quick search', () => {
  it('sets options and figures, and looks for rows by what was said', () => {
    const { config, cleared } = start(`${LEAST} kW i 28 K fB 1.4`);
    expect(config.values).toEqual({ gearboxModel: 'K', motorPower: LEAST, motorPoles: '4' });
    expect(config.search).toEqual({ ...JRT_LINE.search.empty, ratio: 28, serviceFactor: 1.4, speedOrRatio: 'ratio' });
    expect([config.basicType, cleared]).toEqual([null, []]);
  });

  it('by ratio looks for rows of four poles, which is what a ratio means where nothing else is said', () => {
    const polesOf = (text: string) => {
      const { config } = start(text);
      return [config.values.motorPoles, config.presets];
    };
    expect(polesOf('i 28')).toEqual(['4', ['motorPoles']]);
    expect(polesOf('i 28 2p')).toEqual(['2', []]);
    expect(polesOf('i 28 AM')).toEqual([undefined, []]);
    expect(polesOf('50 r/min')).toEqual([undefined, []]);
  });

  it('by power or torque alone looks for the usual motor, not for the fastest', () => {
    const polesOf = (text: string) => start(text).config.values.motorPoles;
    expect(['11 kW', '300 Nm', 'K 11 kW'].map(polesOf)).toEqual(['4', '4', '4']);
    expect(['11 kW 50 r/min', '300 Nm 2p', 'AM 11 kW', '900 kW 20 r/min'].map(polesOf)).toEqual([
      undefined,
      '2',
      undefined,
      undefined,
    ]);
  });

  it('with a North American voltage looks for rows of 60 Hz (issue 12)', () => {
    const { config, cleared } = start('460V 50 r/min');
    expect([resolvedValues(config, SAMPLE_PRODUCT).motorFrequency, cleared]).toEqual(['60Hz', []]);
  });

  it('takes the motor a figure rounds to, else the next larger one', () => {
    const slightlyMore = Number(LEAST) * 1.01;
    const between = (Number(LEAST) + Number(NEXT)) / 2;
    expect([start(`${slightlyMore} kW`), start(`${between} kW`)].map(({ config }) => config.values.motorPower)).toEqual(
      [LEAST, NEXT],
    );
  });

  it('says that a figure of no series was raised to the next larger one', () => {
    const between = (Number(LEAST) + Number(NEXT)) / 2;
    expect(start(`${between} kW`).raised).toEqual([{ field: 'motorPower', asked: between, taken: NEXT }]);
    expect([start(`${LEAST} kW`), start(`${Number(LEAST) * 1.01} kW`)].flatMap(({ raised }) => raised)).toEqual([]);
  });

  it('asks for a power beyond the series as it was said: no smaller motor stands for it', () => {
    const { config, cleared } = start('900 kW 20 r/min');
    expect([config.values.motorPower, config.search.motorPower, config.search.outputSpeed]).toEqual([
      undefined,
      900,
      20,
    ]);
    expect(cleared).toEqual([]);
  });

  it('says that a figure is lost which no search can hold', () => {
    const { config, cleared } = start('10 poles 20 r/min');
    expect(config.values).toEqual({});
    expect(cleared).toEqual([{ field: 'motorPoles', from: '10', to: null, because: 'constraint', ruleId: null }]);
  });

  it('asks with the power of the customer’s own motor as it is on an adapter', () => {
    const { config } = start('AM 1.4 kW');
    expect([config.values, config.search.motorPower]).toEqual([{ inputType: 'AM' }, 1.4]);
  });

  it('by torque looks for rows by torque', () => {
    expect(start('300 Nm').config.search).toMatchObject({ outputTorque: 300, powerOrTorque: 'outputTorque' });
  });

  it('leaves out what the release does not have or cannot put together, and says so', () => {
    const { config, cleared } = start('K999 S1');
    expect(config.values).toEqual({ gearboxModel: 'K', durationFactor: 'S1-100%' });
    expect(cleared.map(({ field, from }) => [field, from])).toEqual([['reduceUnitSize', '999']]);
  });
});

function byNumber(one: string, other: string): number {
  return Number(one) - Number(other);
}
