import { describe, expect, it } from 'vitest';
import {
  aConfiguration,
  choose,
  configured,
  K67_WITH_MOTOR,
  ruleAlone,
} from '#modules/configurator/domain/testing/configured.ts';
import { ENCODER_PRESETS } from './encoder-presets.ts';

const INCREMENTAL = { encoder: 'incremental', resolutionRatio: '1024', electricalInterface: '3', wiringMethod: 'E' };
const ABSOLUTE = {
  encoder: 'absolute',
  measurement: 'single-turn',
  shaftDiameter: '8',
  communicationInterface: 'SSI',
  mechanicalSpecs: 'through',
  wiringMethod: 'E',
};

describe('encoder', () => {
  it.each([
    ['incremental', {}, INCREMENTAL],
    ['incremental', { ...ABSOLUTE, wiringMethod: 'E2' }, INCREMENTAL],
    ['absolute', {}, ABSOLUTE],
    ['absolute', { ...INCREMENTAL, resolutionRatio: '4096' }, ABSOLUTE],
    ['none', ABSOLUTE, { encoder: 'none' }],
    ['none', INCREMENTAL, { encoder: 'none' }],
  ])('choosing %s presets its own details and clears the others', (code, before, after) => {
    expect(ruleAlone(ENCODER_PRESETS, aConfiguration(before), choose('encoder', code)).config.values).toEqual(after);
  });

  it('un-selecting it clears all encoder details', () => {
    const config = configured(...K67_WITH_MOTOR, choose('encoder', 'absolute'), choose('encoder', 'absolute'));
    expect(config.values.encoder).toBe('none');
    expect(Object.keys(config.values).filter((field) => field in { ...ABSOLUTE, ...INCREMENTAL })).toEqual(['encoder']);
  });
});
