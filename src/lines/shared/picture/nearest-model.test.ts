import { expect, it } from 'vitest';
import { dimensionsOf } from '#modules/drawings/domain/dimensions.ts';
import type { Values } from '#product/configuration.ts';
import { nearestModel } from './nearest-model.ts';

const WAYS = { size: 'size', sizes: ['10', '20', '40', '80'], fine: ['bore'], usual: [{ frame: '90' }] };

/** What is tried until something can be drawn. */
function triedUntil(canDraw: (values: Values) => boolean, told: Values): Values | undefined {
  let last: Values | undefined;
  const model = nearestModel((values) => {
    last = values;
    return canDraw(values) ? { bodies: [], frames: [] } : undefined;
  }, WAYS)(told, dimensionsOf([]));
  return model && last;
}

it('what can be drawn is drawn as it is told', () => {
  expect(triedUntil(() => true, { size: '40', bore: '7' })).toEqual({ size: '40', bore: '7' });
});

it('a bore that is not known is left out before another size is drawn', () => {
  expect(triedUntil(({ bore }) => bore === undefined, { size: '40', bore: '7' })).toEqual({ size: '40' });
});

it('a frame that is not known is the usual one, of the size that is told', () => {
  expect(triedUntil(({ frame }) => frame === '90', { size: '40', frame: '999' })).toEqual({ size: '40', frame: '90' });
});

it('of sizes that cannot be drawn the nearest one stands in', () => {
  expect(triedUntil(({ size }) => size === '20' || size === '80', { size: '30' })).toEqual({ size: '20' });
});

it('what cannot be drawn in any size is not drawn', () => {
  expect(triedUntil(() => false, { size: '40' })).toBeUndefined();
});
