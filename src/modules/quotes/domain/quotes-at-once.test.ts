import { describe, expect, test } from 'vitest';
import { askedForColleagues, openTo, withPaper } from './quotes-at-once.ts';

const quote = (id: string, rest: object = {}) => ({
  ...({ id, state: 'requested', maker: 'C', lastNo: 1 } as const),
  ...{ customerName: 'Acme', parentName: null, assignedName: null as string | null },
  ...rest,
});
const idsOf = (quotes: readonly { readonly id: string }[]) => quotes.map(({ id }) => id).join('');

describe('of several quotes', () => {
  const quotes = [
    quote('a'),
    quote('b', { state: 'accepted' }),
    quote('c', { state: 'draft', lastNo: 0 }),
    quote('d', { state: 'draft', maker: 'P', lastNo: 0 }),
    quote('e', { state: 'priced' }),
  ];

  test.each([
    ['withdraw', 'C', 'ace'],
    ['withdraw', 'P', 'd'],
    ['withdraw', 'none', ''],
    ['take', 'P', 'a'],
    ['take', 'C', ''],
    ['give-to', 'P', 'a'],
  ] as const)('%s is open to %s by the table of steps', (action, side, ids) => {
    const read = quotes.map((one) => ({ ...one, side }));
    expect(idsOf(openTo(read, action))).toBe(ids);
  });

  test('a step is open with those alone on whose side the reader stands', () => {
    const read = quotes.map((one) => ({ ...one, side: one.id === 'a' ? 'none' : 'C' }) as const);
    expect(idsOf(openTo(read, 'withdraw'))).toBe('ce');
  });

  test('those of which something was sent have a paper', () => {
    expect(idsOf(withPaper(quotes))).toBe('abe');
  });
});

test('colleagues are asked for once a customer, and twice where its quotes are with different people', () => {
  const quotes = [
    quote('a', { assignedName: 'jo' }),
    quote('b', { assignedName: 'jo' }),
    quote('c', { assignedName: 'kim' }),
    quote('d', { customerName: 'Bolt', assignedName: 'jo' }),
    quote('e', { parentName: 'Holding' }),
    quote('f', { parentName: 'Holding', assignedName: 'jo' }),
  ];
  expect(idsOf(askedForColleagues(quotes))).toBe('acde');
});
