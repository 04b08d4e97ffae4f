import type { GoodsLine } from './dispatched-goods.ts';
import { type GoodsKind, plainName } from './goods.ts';
import { type HsCode, headingsOf, hsSeed } from './hs-codes.ts';

type ByKind = Pick<GoodsLine, 'goodsKind' | 'name' | 'hsCode'>;

/**
 * A line of goods that turns out to be of a kind: name and HS code that followed from the kind before follow from this one, what somebody
 * said stays. Of a motor nobody can say the code without its power.
 */
export function chooseKind(
  { goodsKind: before, hsCode, name }: ByKind,
  goodsKind: GoodsKind,
  codes: readonly HsCode[],
): ByKind {
  return {
    goodsKind,
    name: isNameOf(name, before) ? plainName(goodsKind) : name,
    hsCode: isCodeOf(hsCode, headingsOf(codes, before), headingsOf(codes, goodsKind))
      ? (hsSeed(codes, goodsKind, null) ?? '')
      : hsCode,
  };
}

function isNameOf({ en, zh }: GoodsLine['name'], kind: GoodsKind | null): boolean {
  if (`${zh}${en}`.trim() === '') return true;
  return kind !== null && plainName(kind).zh === zh && plainName(kind).en === en;
}

/** Whether a code is none, or of a heading in which goods of the kind before are and those of this one are not. */
function isCodeOf(hsCode: string, before: readonly string[], now: readonly string[]): boolean {
  if (hsCode === '') return true;
  const heading = before.find((one) => hsCode.startsWith(one));
  return heading !== undefined && !now.includes(heading);
}
