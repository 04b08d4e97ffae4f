import type { GoodsEdit } from '#modules/bills/domain/edit-goods.ts';

/** What a request says anew of goods, without what it does not say. */
export function goodsChanges(told: { readonly [Name in keyof GoodsEdit]?: GoodsEdit[Name] | undefined }): GoodsEdit {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}
