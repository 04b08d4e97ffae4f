import { refused } from '#kernel/result.ts';
import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';

/** A gear motor in its mounting position. */
export const drawDrive: DrawProduct = ({ standing }) =>
  refused({ missing: { zh: standing.builtInType ?? '', en: standing.builtInType ?? '' } });
