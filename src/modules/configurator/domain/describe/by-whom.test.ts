import { describe, expect, it } from 'vitest';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import { chosenBy, sortedChoices } from './by-whom.ts';
import { describe as describeConfiguration } from './describe.ts';

function sorted(...changes: readonly Change[]) {
  const config = configured(...changes);
  const { standing } = describeConfiguration(config, SAMPLE_PRODUCT);
  const choices = sortedChoices({ config, standing, chosen: chosenBy(config) }, SAMPLE_PRODUCT);
  return Object.fromEntries(choices.map(({ variable, code, byWhom }) => [variable, [code, byWhom]]));
}

describe('how a drive is mounted and fitted (issue 12)', () => {
  it('tells the mounting position nobody chose from the assembly that was chosen', () => {
    expect(sorted(...K67_WITH_MOTOR)).toMatchObject({
      builtInType: ['KAF', 'chosen'],
      installationPosition: ['M1', 'standard'],
    });
  });

  it('has it as chosen once somebody did, the standard too', () => {
    const { installationPosition } = sorted(...K67_WITH_MOTOR, choose('installationPosition', 'M1'));
    expect(installationPosition).toEqual(['M1', 'chosen']);
  });

  it('names every option that was chosen, also one of a list, and none that a rule filled in', () => {
    const options = sorted(...K67_WITH_MOTOR, choose('brakes', 'BE2'), choose('otherMotorOptions.KS', 'yes'));
    expect(options).toMatchObject({ brakes: ['BE2', 'chosen'], 'otherMotorOptions.KS': ['KS', 'chosen'] });
    expect(options).not.toHaveProperty('brakingVoltage');
  });
});
