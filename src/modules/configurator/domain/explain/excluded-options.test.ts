// @tests slow
import fc from 'fast-check';
import { expect, it, describe as suite } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import {
  describe,
  type FieldDescription,
  type OptionDescription,
} from '#modules/configurator/domain/describe/describe.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { explainedOption } from '#modules/configurator/domain/testing/explained.ts';
import { randomSession } from '#modules/configurator/domain/testing/random-session.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { extent } from '#testing/extent.ts';
import { explainOption } from './explain-option.ts';

const STATES = ['chosen', 'implied', 'default', 'available', 'excluded'];
const RUNS = extent({ quick: 3, usual: 6, long: 24 });

type Shown = readonly [field: FieldDescription, option: OptionDescription];

function shownOptions(config: Configuration): readonly Shown[] {
  const fields = describe(config, SAMPLE_PRODUCT).steps.flatMap((step) => step.fields);
  return fields.flatMap((field) => field.options.map((option): Shown => [field, option]));
}

/** What is wrong with the answer to an excluded option; nothing if it holds what it says. */
function flaws(config: Configuration, [{ def }, { variable, value }]: Shown): readonly string[] {
  const exclusion = explainedOption(config, def.id, variable, value);
  const own = explainOption(config, def, variable, value, SAMPLE_PRODUCT);
  if (!exclusion || !own) return [`${variable} ${value}: nothing stands against it`];
  const texts = own.rules.map(({ reason }) => reason);
  return [
    ...(texts.length > 0 && texts.every(({ zh, en }) => zh && en) ? [] : [`${variable} ${value}: no reason`]),
    ...(exclusion.repairs.length > 0 === (exclusion.exists === null)
      ? []
      : [`${variable} ${value}: neither a way out nor where it exists`]),
    ...exclusion.repairs.flatMap(({ outcome }) => {
      const led = outcome.config.values[variable] === value && !outcome.refused;
      const stands = describe(outcome.config, SAMPLE_PRODUCT).standing[variable] === value;
      return led && stands ? [] : [`${variable} ${value}: a way out that does not lead there`];
    }),
  ];
}

suite('every option of every step', () => {
  it.each<[string, Configuration]>([
    ['a new configuration', EMPTY_CONFIGURATION],
    ['a voltage chosen first', configured(choose('motorVoltage', '1AC 220V'))],
    [
      'a gear motor with brake and encoder',
      configured(...K67_WITH_MOTOR, choose('brakes', 'BE2'), choose('encoder', 'absolute')),
    ],
    ['a servo adapter', configured(choose('gearboxModel', 'K'), choose('inputType', 'AQS'))],
  ])(
    'has one of five states, and an excluded one says why, and how it can be had or where it exists: %s',
    (_title, config) => {
      const shown = shownOptions(config);
      expect(shown.filter(([, { state }]) => !STATES.includes(state))).toEqual([]);
      const excluded = shown.filter(([, { state }]) => state === 'excluded');
      expect(excluded.flatMap((option) => flaws(config, option))).toEqual([]);
    },
  );

  it('says so wherever a person may get', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 8 }), fc.nat(), (numbers, pick) => {
        const config = randomSession(numbers);
        const excluded = shownOptions(config).filter(([, { state }]) => state === 'excluded');
        const some = excluded.filter((_, place) => (place + pick) % Math.ceil(excluded.length / 3) === 0);
        expect(some.flatMap((option) => flaws(config, option))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
