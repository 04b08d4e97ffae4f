import { expect, test } from 'vitest';
import { isExpr } from './is-expr.ts';

const LITERAL = { in: ['gearboxModel', ['K']] };

test.each<[string, unknown]>([
  ['a literal', LITERAL],
  ['a literal of no values', { in: ['gearboxModel', []] }],
  ['a negation', { not: LITERAL }],
  ['all of nothing', { all: [] }],
  ['any of several', { any: [LITERAL, { not: LITERAL }] }],
  // biome-ignore lint/suspicious/noThenProperty: the engine's models write implications so.
  ['an implication', { if: LITERAL, then: { all: [LITERAL] } }],
])('%s is an expression', (_, value) => {
  expect(isExpr(value)).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'in'],
  ['a list', [LITERAL]],
  ['an empty object', {}],
  ['an unknown word', { xor: [LITERAL, LITERAL] }],
  ['two words at once', { ...LITERAL, not: LITERAL }],
  ['an implication without its end', { if: LITERAL }],
  ['a literal without values', { in: ['gearboxModel'] }],
  ['a value that is a number', { in: ['gearboxModel', [1]] }],
  ['something else deep down', { all: [{ any: [{ not: 'K' }] }] }],
  ['a word of every object', { toString: LITERAL }],
])('%s is none', (_, value) => {
  expect(isExpr(value)).toBe(false);
});
