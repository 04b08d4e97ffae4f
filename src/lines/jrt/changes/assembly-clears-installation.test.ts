import { describe, expect, it } from 'vitest';
import { fieldsOfStep } from '#lines/jrt/steps.ts';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { ASSEMBLY_CLEARS_INSTALLATION } from './assembly-clears-installation.ts';

const INSTALLATION = Object.fromEntries(fieldsOfStep(2).map((field) => [field, 'x']));
const BEFORE = aConfiguration({ ...INSTALLATION, builtInType: 'KAF', gearboxModel: 'K', brakes: 'BE2' });

describe('another assembly type', () => {
  it('clears all other installation fields and nothing else', () => {
    const { config, cleared } = ruleAlone(ASSEMBLY_CLEARS_INSTALLATION, BEFORE, choose('builtInType', 'KA'));
    expect(config.values).toEqual({ builtInType: 'KA', gearboxModel: 'K', brakes: 'BE2' });
    expect(cleared.map(({ field }) => field).sort()).toEqual([
      'boxLocation',
      'flangePointing',
      'flangeSize',
      'hollowShaftSize',
      'inputShaftIn',
      'installationPosition',
      'outletNozzlePosition',
      'outputShaftPointing',
      'outputShaftSize',
      'torqueArm',
    ]);
  });

  it('keeps what was chosen before the first one', () => {
    const { builtInType: _first, ...others } = BEFORE.values;
    const { config } = ruleAlone(ASSEMBLY_CLEARS_INSTALLATION, aConfiguration(others), choose('builtInType', 'KA'));
    expect(config.values).toEqual({ ...others, builtInType: 'KA' });
  });

  it('keeps them when the same is chosen again', () => {
    const { config } = ruleAlone(ASSEMBLY_CLEARS_INSTALLATION, BEFORE, choose('builtInType', 'KAF'));
    expect(config.values).toEqual(BEFORE.values);
  });
});
