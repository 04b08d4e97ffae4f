import { describe, expect, it } from 'vitest';
import { faultsOf } from './check-enquiry.ts';

const COMPLETE = { name: 'Wang', company: '', email: 'wang@example.com', telephone: '', message: '120 kNm' };

describe('an enquiry', () => {
  it.each([
    ['complete with an e-mail address', {}, {}],
    ['complete with a telephone number only', { email: '', telephone: '+86 512 1234567' }, {}],
    ['without a name', { name: ' ' }, { name: 'missing' }],
    ['without a message', { message: '' }, { message: 'missing' }],
    ['with a name no eye sees', { name: '\u3164' }, { name: 'unseen' }],
    ['with signs no eye sees in the company', { company: 'Drive\u200b' }, { company: 'unseen' }],
    ['with control characters in the message', { message: 'a\u0007' }, { message: 'unseen' }],
    ['without a way to answer', { email: '' }, { email: 'noReach' }],
    ['with half an address', { email: 'wang@example' }, { email: 'badEmail' }],
    ['with words for a number', { telephone: 'call me' }, { telephone: 'badTelephone' }],
  ])('%s', (_, changes, faults) => {
    expect(faultsOf({ ...COMPLETE, ...changes })).toEqual(faults);
  });
});
