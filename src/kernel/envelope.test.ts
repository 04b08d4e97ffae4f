import { expect, test } from 'vitest';
import { envelopeOf, isEnvelope } from './envelope.ts';

test.each([
  ['description', { description: 'No.' }],
  ['message', { message: 'No.' }],
  ['both', { description: 'No.', message: 'No.' }],
  ['an empty description beside a message', { description: '', message: 'No.' }],
])('a sentence is read under either name: %s', (_, sentence) => {
  expect(envelopeOf({ code: 1001, result: null, ...sentence })).toEqual({
    code: 1001,
    result: null,
    description: 'No.',
    message: 'No.',
  });
});

test.each([null, 'text', [], {}, { code: 0 }, { code: '0', description: '' }, { code: 0, message: 5 }])(
  '%j is no envelope',
  (value) => expect(envelopeOf(value)).toBeUndefined(),
);

test('the portal’s own has both names', () => {
  expect(isEnvelope({ code: 0, result: null, description: '', message: '' })).toBe(true);
  expect(isEnvelope({ code: 0, result: null, description: '' })).toBe(false);
});
