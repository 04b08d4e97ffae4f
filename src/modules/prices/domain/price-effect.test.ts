import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { Price } from './price.ts';
import { changeOfAll, LARGEST_CHANGES, lineEffect, NO_EFFECT, type ToldLine, withEffects } from './price-effect.ts';

const LINE: ToldLine = {
  ...{ kind: 'saved', id: 'a', reference: '', productName: 'R67', typeCode: '', customer: 'C', quantity: 1 },
};
const of = (total: number) => ({ status: 'final', total: money(total, 'CNY') }) as Price;
const ON_REQUEST: Price = { status: 'on-request', missing: [] };
const effect = (before: Price | undefined, after: Price | undefined, id = 'a') =>
  lineEffect({ ...LINE, id }, before, after);

describe('the effect on a line', () => {
  test.each([
    ['dearer', of(1000), of(1100), 1000],
    ['cheaper', of(1000), of(750), -2500],
    ['same', of(1000), of(1000), 0],
    ['same', ON_REQUEST, undefined, null],
    ['newly-on-request', of(1000), ON_REQUEST, null],
    ['no-longer-on-request', undefined, of(1000), null],
  ] as const)('is %s', (outcome, before, after, change) => {
    expect(effect(before, after)).toMatchObject({ outcome, change });
  });
});

describe('the tally', () => {
  test('counts by kind and adds up what both lists price', () => {
    const draft = lineEffect({ ...LINE, kind: 'draft' }, of(500), of(400));
    const tally = withEffects(NO_EFFECT, [effect(of(1000), of(1100)), effect(of(10), ON_REQUEST), draft]);
    expect(tally).toMatchObject({
      ...{ before: 1500, after: 1500 },
      counts: { saved: { dearer: 1, 'newly-on-request': 1 }, draft: { cheaper: 1 }, request: { same: 0 } },
    });
    expect(changeOfAll(tally, 'CNY')).toBe(0);
    expect(changeOfAll(NO_EFFECT, 'CNY')).toBeNull();
  });

  test('keeps the largest changes, those of more money first where they are alike, and none that is the same', () => {
    const tally = withEffects(NO_EFFECT, [
      effect(of(1000), of(1100), 'tenth'),
      effect(of(9000), of(9900), 'dear tenth'),
      effect(of(1000), of(1000), 'same'),
      effect(of(1000), ON_REQUEST, 'gone'),
      effect(of(1000), of(500), 'half'),
    ]);
    expect(tally.largest.map(({ id }) => id)).toEqual(['gone', 'half', 'dear tenth', 'tenth']);
  });

  test('grows no longer than it must', () => {
    const slice = Array.from({ length: 40 }, (_, at) => effect(of(1000), of(1000 + at + 1)));
    const tally = [1, 2, 3].reduce((before) => withEffects(before, slice), NO_EFFECT);
    expect([tally.largest.length, tally.counts.saved.dearer]).toEqual([LARGEST_CHANGES, 120]);
    expect(tally.largest[0]?.after).toBe(1040);
  });
});
