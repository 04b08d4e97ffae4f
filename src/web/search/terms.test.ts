import { describe, expect, it } from 'vitest';
import { closeness, fold, piecesOf, termsOf } from './terms.ts';

describe('what somebody looks for', () => {
  it.each([
    ['  Log  IN ', ['log', 'in']],
    ['ＪＲＴ 型号', ['jrt', '型号']],
    ['a a', ['a']],
    ['   ', []],
  ])('%j is cut into words', (query, expected) => {
    expect(termsOf(query)).toEqual(expected);
  });

  it.each([
    ['log in', 'log in', 3],
    ['log in', 'log', 2],
    ['change password', 'pass', 1],
    ['my-cart', 'cart', 1],
    ['catalogue', 'log', 0],
    ['我的购物车', '购物', 0],
    ['log in', 'out', undefined],
  ])('in %j the word %j is so near: %s', (text, term, expected) => {
    expect(closeness(text, term)).toBe(expected);
  });

  it('is marked in the text as it is written', () => {
    expect(piecesOf('JRTkaf47', ['kaf', 'jr'])).toEqual([
      { text: 'JR', isHit: true },
      { text: 'T', isHit: false },
      { text: 'kaf', isHit: true },
      { text: '47', isHit: false },
    ]);
  });

  it('is found at the right place behind a letter that folds into two', () => {
    const text = '½ … Zoll';
    expect(fold(text)).toHaveLength(text.length);
    expect(piecesOf(text, ['zoll']).at(-1)).toEqual({ text: 'Zoll', isHit: true });
  });
});
