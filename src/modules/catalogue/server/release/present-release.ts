import type { ListedRelease } from '#modules/catalogue/contract.ts';
import type { ListedRow } from './release-store.ts';

/** A kept release as staff see it. */
export function presentRelease({ summary, createdAt, ...row }: ListedRow): ListedRelease {
  const { sizes, compiled, products, redundantRules } = summary;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    sizes: { ...sizes },
    compiled,
    products: products && { all: products.all, perGearboxModel: [...products.perGearboxModel] },
    redundantRules: [...redundantRules],
  };
}
