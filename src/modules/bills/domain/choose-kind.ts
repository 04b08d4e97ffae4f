import type { GoodsLine } from './dispatched-goods.ts';
import { type GoodsKind, plainName } from './goods.ts';
import { HS_HEADINGS, hsSeed } from './hs-codes.ts';

type ByKind = Pick<GoodsLine, 'goodsKind' | 'name' | 'hsCode'>;

/**
 * A line of goods that turns out to be of a kind: name and HS code that followed from the kind before follow from this one, what somebody
 * said stays. Of a motor nobody can say the code without its power.
 */
export function chooseKind({ goodsKind: before, hsCode, name }: ByKind, goodsKind: GoodsKind): ByKind {
  return {
    goodsKind,
    name: isNameOf(name, before) ? plainName(goodsKind) : name,
    hsCode: isCodeOf(hsCode, before, goodsKind) ? (hsSeed(goodsKind, null) ?? '') : hsCode,
  };
}

function isNameOf({ en, zh }: GoodsLine['name'], kind: GoodsKind | null): boolean {
  if (`${zh}${en}`.trim() === '') return true;
  return kind !== null && plainName(kind).zh === zh && plainName(kind).en === en;
}

/** Whether a code is none, or of a heading in which goods of the kind before are and those of this one are not. */
function isCodeOf(hsCode: string, before: GoodsKind | null, goodsKind: GoodsKind): boolean {
  const heading = before === null ? undefined : HS_HEADINGS[before];
  if (hsCode === '' || heading === undefined) return hsCode === '';
  return hsCode.startsWith(heading) && heading !== HS_HEADINGS[goodsKind];
}
