import { refused } from '#kernel/result.ts';
import type { DrawProduct } from './drawn-product.ts';

/** Draws nothing of a line whose dimensions nobody has given: a drawing is had on request. */
export const undrawn: DrawProduct = () =>
  refused({
    missing: { zh: '该产品系列的外形尺寸（图纸按需提供）', en: 'dimensions of this product line (drawing on request)' },
  });
