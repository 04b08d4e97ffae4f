import { describe, expect, it } from 'vitest';
import { can, type ProviderDto, REQUESTED } from '#modules/quotes/testing/open-quote-page.tsx';
import { nextStep } from './next-step.ts';

const { reasons: _reasons, ...working } = REQUESTED.working ?? { reasons: [] };
const asked = { requestedBy: 'sales-demo', decidedBy: null, comment: '' };
const quote = (changes: object) => ({ ...REQUESTED, assignedName: null, ...changes }) as ProviderDto;
const blocked = { action: 'offer', refusal: 'quote.needs-approval' };

describe('the step that stands out for the provider', () => {
  it.each<[string, string | undefined, object]>([
    ['a request nobody looks after', 'take', { working: null, abilities: can('take', 'price', 'reject') }],
    ['one that somebody took', 'price', { working: null, assignedName: 'a', abilities: can('take', 'price') }],
    ['an offer that can be sent, whoever has it', 'offer', { working, abilities: can('take', 'price', 'offer') }],
    ['one that has to be approved', 'ask-approval', { abilities: [...can('take', 'price', 'ask-approval'), blocked] }],
    [
      'one somebody else has to approve',
      undefined,
      { approval: { ...asked, state: 'pending' }, abilities: [...can('take', 'price', 'call-back-approval'), blocked] },
    ],
    [
      'one the reader is to approve',
      'approve',
      { approval: { ...asked, state: 'pending' }, abilities: [...can('take', 'price', 'approve'), blocked] },
    ],
    [
      'one that was approved',
      'offer',
      { approval: { ...asked, state: 'approved' }, abilities: can('take', 'price', 'offer') },
    ],
    [
      'one that was not',
      'price',
      { approval: { ...asked, state: 'refused' }, abilities: [...can('take', 'price', 'ask-approval'), blocked] },
    ],
    ['an offer that is out', undefined, { state: 'priced', abilities: can('price', 'recall') }],
  ])('of %s is %s', (_, step, changes) => {
    expect(nextStep(quote(changes))).toBe(step);
  });
});
