import { expect, it } from 'vitest';
import { JRP_ROW_SEARCH } from '#lines/jrp/columns.ts';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { lighterText } from './lighter-text.ts';

const row = aRow('K67', '90L');

it('where no mass is known it is smaller, and a ratio is no speed', () => {
  const reason = { text: '', code: 'outside-tolerance', column: 'ratio', side: 'over' } as const;
  expect(lighterText({ row, reason }, JRP_ROW_SEARCH)).toBe('verdict.ratioAboveSmaller');
});

it.each([
  ['runs too fast', { code: 'outside-tolerance', column: 'outputSpeed', side: 'over' }, 'verdict.tooFastLighter'],
  ['runs too slow', { code: 'outside-tolerance', column: 'outputSpeed', side: 'under' }, 'verdict.tooSlowLighter'],
  ['has too high a ratio', { code: 'outside-tolerance', column: 'ratio', side: 'over' }, 'verdict.ratioAboveLighter'],
  ['bears too little', { code: 'service-factor-below-required' }, 'verdict.below-demandLighter'],
] as const)('a lighter near miss that %s says so', (_what, reason, text) => {
  expect(lighterText({ row, reason: { text: '', ...reason } }, JRT_ROW_SEARCH)).toBe(text);
});
