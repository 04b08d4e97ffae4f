import type { DispatchedGoods, GoodsLine, SoldAs } from './dispatched-goods.ts';

/** What is said anew of a line of goods: all but what is of its order. */
export type GoodsWords = Pick<
  GoodsLine,
  'lineNo' | 'name' | 'keyData' | 'goodsKind' | 'unit' | 'hsCode' | 'origin' | 'netEachG'
> & { readonly typeCode?: string | undefined };

/** What is said anew of goods; what is left out stays. */
export interface GoodsEdit extends Partial<Omit<DispatchedGoods, 'lines' | 'sold'>> {
  readonly words?: readonly GoodsWords[];
  /** Incoterm and named place, where orders do not say them or another was agreed. */
  readonly delivery?: Pick<SoldAs, 'incoterm' | 'place'>;
}

/** Goods after an edit; answers the number of a line there is not, where one was named. A weight that was said is no guess any more. */
export function editedGoods(
  goods: DispatchedGoods,
  { delivery, words = [], ...edit }: GoodsEdit,
): { readonly goods: DispatchedGoods } | { readonly unknown: number } {
  const named = [
    ...words.map(({ lineNo }) => lineNo),
    ...(edit.packages ?? []).flatMap(({ contents }) => contents.map(({ lineNo }) => lineNo)),
  ];
  const unknown = named.find((lineNo) => !goods.lines.some((line) => line.lineNo === lineNo));
  if (unknown !== undefined) return { unknown };
  const said = new Map(words.map((one) => [one.lineNo, one]));
  const lines = goods.lines.map((line) => {
    const anew = said.get(line.lineNo);
    if (anew === undefined) return line;
    const isNetGuess = line.isNetGuess && anew.netEachG === line.netEachG;
    return { ...line, ...anew, typeCode: anew.typeCode ?? line.typeCode, isNetGuess };
  });
  return { goods: { ...goods, ...edit, sold: { ...goods.sold, ...delivery }, lines } };
}

/** Goods with other lines: what was said of a line of the same order line stays, and packages keep what still is there. */
export function withLines(goods: DispatchedGoods, lines: readonly GoodsLine[]): DispatchedGoods {
  const before = new Map(goods.lines.map((line) => [line.orderLineId, line]));
  const kept = lines.map((line) => {
    const known = before.get(line.orderLineId);
    return known === undefined ? line : { ...known, lineNo: line.lineNo, quantity: line.quantity };
  });
  const places = new Map(
    goods.lines.map((line) => [line.lineNo, kept.find((one) => one.orderLineId === line.orderLineId)?.lineNo]),
  );
  const packages = goods.packages.map((one) => ({
    ...one,
    contents: one.contents.flatMap((content) => {
      const lineNo = places.get(content.lineNo);
      return lineNo === undefined ? [] : [{ ...content, lineNo }];
    }),
  }));
  return { ...goods, lines: kept, packages };
}
