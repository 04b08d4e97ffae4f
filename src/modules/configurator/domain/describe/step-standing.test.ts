import { expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { describe as describeConfiguration } from './describe.ts';
import { nextOpenStep } from './next-step.ts';
import { standingOf } from './step-standing.ts';

const ROW = { basicType: aRow('K67', '90L') };
const MODEL = { gearboxModel: 'K', inputType: 'motor' };

function standings(config: Configuration, isSaved = false): string {
  const { steps } = describeConfiguration(config, SAMPLE_PRODUCT);
  return steps.map((step) => standingOf(step, { config, line: JRT_LINE, isSaved })).join(' ');
}

it.each<[string, Configuration, boolean, string]>([
  ['nothing of an empty page is done', aConfiguration({}), false, 'open open open standard open open'],
  ['a model leaves the rest as it was', aConfiguration(MODEL), false, 'chosen open open standard standard open'],
  ['a row opens how it is mounted', aConfiguration(MODEL, ROW), false, 'chosen chosen open standard standard open'],
  [
    'what was chosen is chosen, and what was not stands as standard',
    aConfiguration({ ...MODEL, builtInType: 'KAF', nameplate: 'en' }, ROW),
    false,
    'chosen chosen chosen standard chosen open',
  ],
  [
    'what a rule filled in is no choice',
    aConfiguration(
      { ...MODEL, builtInType: 'KAF', lubricatingOil: 'mineral' },
      { ...ROW, presets: ['lubricatingOil'] },
    ),
    false,
    'chosen chosen chosen standard standard open',
  ],
  [
    'a colour of one’s own is a choice, although a rule sets the field beside it',
    aConfiguration(
      { ...MODEL, builtInType: 'KAF', color: 'custom' },
      { ...ROW, presets: ['color'], extras: { customColor: 'RAL6018' } },
    ),
    false,
    'chosen chosen chosen standard chosen open',
  ],
  [
    'the overview is done when the product is saved',
    aConfiguration({ ...MODEL, builtInType: 'KAF' }, ROW),
    true,
    'chosen chosen chosen standard standard chosen',
  ],
])('%s', (_title, config, isSaved, expected) => {
  expect(standings(config, isSaved)).toBe(expected);
});

it.each<[string, Configuration, number]>([
  ['the model', aConfiguration({}), 0],
  ['the search', aConfiguration(MODEL), 1],
  ['what the row leaves open', aConfiguration(MODEL, ROW), 2],
  ['the overview where nothing is open', aConfiguration({ ...MODEL, builtInType: 'KAF' }, ROW), 5],
])('one goes on with %s', (_title, config, step) => {
  expect(nextOpenStep(describeConfiguration(config, SAMPLE_PRODUCT))).toBe(step);
});
