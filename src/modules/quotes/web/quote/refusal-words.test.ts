import { expect, test } from 'vitest';
import { quoteApprovalRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import en from '#modules/quotes/locales/en.json' with { type: 'json' };
import zh from '#modules/quotes/locales/zh-cn.json' with { type: 'json' };

test('a step that cannot be taken says why in both languages', () => {
  const refused = [...quoteStepRoutes.offer.errors, ...quoteApprovalRoutes.approve.errors]
    .filter((code) => code.startsWith('quote.') && !['quote.wrong-state', 'quote.wrong-approval'].includes(code))
    .map((code) => code.replace('quote.', ''));
  expect(refused).toContain('offer-sent');
  for (const { step } of [en, zh])
    expect(Object.keys(step.refusal)).toEqual(expect.arrayContaining([...new Set(refused)]));
});
