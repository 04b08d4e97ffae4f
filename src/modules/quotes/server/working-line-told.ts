import type { Actor } from '#kernel/actor.ts';
import type { BasisPoints, Currency } from '#kernel/money.ts';
import type { UsedVersion } from '#modules/prices/server/public.ts';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { type GivenReason, marginOf } from '#modules/quotes/domain/approval-reasons.ts';
import { marginLight } from '#modules/quotes/domain/margin-light.ts';
import type { WorkingLine, WorkingOffer } from '#modules/quotes/domain/quote-body.ts';
import { netOf, netOfLine } from '#modules/quotes/domain/quote-sums.ts';
import { asOffered } from '#modules/quotes/domain/working-offer.ts';
import { nameOfVersion } from './chosen-price-list.ts';

type Working = NonNullable<Extract<OpenQuoteDto, { view: 'provider' }>['working']>;

/** Whether somebody on the provider's side reads costs as figures. */
export function seesCosts({ rights, role }: Pick<Actor, 'rights' | 'role'>): boolean {
  return role === 'admin' || rights.includes('cost.read');
}

interface Telling {
  readonly currency: Currency;
  readonly marginFloor: BasisPoints;
  readonly withCosts: boolean;
}

/** A line of a working offer as the provider's side reads it: how its margin stands, and as figures by the right to see them. */
export function workingLineTold(
  { cost, ...line }: WorkingLine,
  { currency, marginFloor, withCosts }: Telling,
): Working['lines'][number] {
  const margin = marginOf({ unit: line.unit, cost }, currency);
  const isKnown = cost !== null && margin !== undefined;
  return {
    ...line,
    net: netOfLine(line, currency)?.minor ?? null,
    light: margin === undefined ? null : marginLight(margin, marginFloor),
    cost: withCosts && isKnown ? { unit: cost, margin } : null,
  };
}

/** A working offer as the provider's side reads it. */
export function workingOfferTold(
  { hash, offer }: { readonly hash: string; readonly offer: WorkingOffer },
  {
    priceList,
    reasons,
    ...telling
  }: Telling & {
    readonly priceList: Pick<UsedVersion, 'id' | 'code' | 'no'> | undefined;
    readonly reasons: readonly GivenReason[];
  },
): Working {
  const { isDemo, listReason = null, terms, validUntil } = offer;
  const charges = [...(offer.charges ?? [])];
  const offered = offer.lines.map(asOffered);
  return {
    ...{ hash, terms, validUntil, isDemo, charges },
    net: netOf(offered, telling.currency, charges).minor,
    lines: offered.map((line) => workingLineTold(line, telling)),
    priceList: priceList ? { versionId: priceList.id, name: nameOfVersion(priceList), reason: listReason } : null,
    reasons: [...reasons],
  };
}
