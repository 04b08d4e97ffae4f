import { expect, test } from 'vitest';
import { envelopeOf, isEnvelope, sentenceIn } from './envelope.ts';

test.each([
  ['description', { description: 'No.' }],
  ['message', { message: 'No.' }],
  ['both', { description: 'No.', message: 'No.' }],
  ['an empty description beside a message', { description: '', message: 'No.' }],
  ['a description beside a message that is no text', { description: 'No.', message: null }],
])('a sentence is read under either name: %s', (_, sentence) => {
  expect(envelopeOf({ code: 1001, result: null, ...sentence })).toEqual({
    code: 1001,
    result: null,
    description: 'No.',
    message: 'No.',
  });
});

test.each([
  ['a refusal with a result', { code: 7, result: null }],
  ['a refusal that is a code alone', { code: 7 }],
  ['a success with a result', { code: 0, result: 3 }],
])('what says nothing is an envelope without words: %s', (_, value) => {
  expect(envelopeOf(value)).toEqual({ ...value, description: '', message: '' });
});

test.each([
  [{ message: 'No.' }, 'No.'],
  [{ status: 403, error: 'Forbidden', description: ' ', message: 'No.' }, 'No.'],
  [{ message: 5 }, ''],
  ['No.', ''],
  [undefined, ''],
])('the sentence of %j is %j', (value, sentence) => expect(sentenceIn(value)).toBe(sentence));

test.each([null, 'text', [], {}, { code: 0 }, { code: '0', description: '' }, { code: 0, message: 5 }])(
  '%j is no envelope',
  (value) => expect(envelopeOf(value)).toBeUndefined(),
);

test('the portal’s own has both names', () => {
  expect(isEnvelope({ code: 0, result: null, description: '', message: '' })).toBe(true);
  expect(isEnvelope({ code: 0, result: null, description: '' })).toBe(false);
  expect(isEnvelope({ code: 7, result: null })).toBe(false);
});
