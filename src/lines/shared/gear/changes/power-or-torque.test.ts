import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import type { Change } from '#product/change.ts';
import { POWER_OR_TORQUE } from './power-or-torque.ts';

const BOTH = aConfiguration({ motorPower: '1.5' }, { search: { ...EMPTY_SEARCH, outputTorque: 300 } });

describe('motor power or output torque', () => {
  it.each<[string, Change, string | undefined, number | null]>([
    ['the power', { kind: 'searchBy', by: 'motorPower' }, '1.5', null],
    ['the torque', { kind: 'searchBy', by: 'outputTorque' }, undefined, 300],
    ['a power', choose('motorPower', '3'), '3', null],
    ['a torque', { kind: 'search', field: 'outputTorque', value: 450 }, undefined, 450],
  ])('choosing %s clears the other', (_title, change, power, torque) => {
    const { config } = ruleAlone(POWER_OR_TORQUE, BOTH, change);
    expect([config.values.motorPower, config.search.outputTorque]).toEqual([power, torque]);
    expect(config.search.powerOrTorque).toBe(torque === null ? 'motorPower' : 'outputTorque');
  });

  it.each<[string, Change, string | undefined]>([
    ['a motor of the series', choose('motorPower', '3'), '3'],
    ['none', { kind: 'clear', field: 'motorPower' }, undefined],
  ])('a power beyond the series is given up for %s', (_title, change, power) => {
    const named = aConfiguration({}, { search: { ...EMPTY_SEARCH, motorPower: 500 } });
    const { config } = ruleAlone(POWER_OR_TORQUE, named, change);
    expect([config.values.motorPower, config.search.motorPower]).toEqual([power, null]);
  });

  it("choosing a torque clears the power of the customer's motor", () => {
    const named = aConfiguration({}, { search: { ...EMPTY_SEARCH, motorPower: 1.5 } });
    const { config } = ruleAlone(POWER_OR_TORQUE, named, { kind: 'search', field: 'outputTorque', value: 450 });
    expect(config.search).toMatchObject({ motorPower: null, outputTorque: 450 });
  });
});
