import {
  type BasisPoints,
  basisPointsOf,
  type Currency,
  compareMoney,
  lessBy,
  type Money,
  money,
  WHOLE,
} from '#kernel/money.ts';
import type { Charge } from './charges.ts';
import { netOf } from './quote-sums.ts';

export const APPROVAL_REASONS = ['discount', 'margin', 'amount', 'on-request', 'terms', 'validity'] as const;
export type ApprovalReason = (typeof APPROVAL_REASONS)[number];

/** So many days an offer holds without anybody being asked. */
export const USUAL_VALID_DAYS = 90;

/** A line of a working offer, as it is judged. */
export interface JudgedLine {
  readonly lineNo: number;
  readonly quantity: number;
  /** What is offered for one piece, minor units; null where it is not offered. */
  readonly unit: number | null;
  /** What the list says; null where it is on request. */
  readonly computed: number | null;
  readonly isByHand: boolean;
  /** The discount by hand it was priced with, basis points; null where its price was said, or the list's. */
  readonly manual: number | null;
  /** Of one piece; null where the list does not know it. */
  readonly cost: number | null;
}

/** What an offer is held against: the bands of the price list, and what is agreed with the customer. */
export interface ApprovalBands {
  readonly discountBand: BasisPoints;
  readonly marginFloor: BasisPoints;
  readonly marginStop: BasisPoints;
  readonly amountBand: Money;
}

/** What of an offer may be other than agreed. */
export interface OfferedTerms {
  readonly payment: string | null;
  readonly incoterm: string | null;
}

/** A working offer as it is judged. */
export interface JudgedOffer {
  readonly currency: Currency;
  readonly lines: readonly JudgedLine[];
  readonly charges: readonly Charge[];
  readonly terms: OfferedTerms;
  readonly agreed: OfferedTerms;
  readonly validDays: number;
}

/** Why a second person is asked, each with the line it is about; what follows from the list alone never is (commerce §3). */
export interface GivenReason {
  readonly reason: ApprovalReason;
  readonly lineNo: number | null;
}

/** Everything about an offer that somebody has to approve, the lines first. */
export function approvalReasons(offer: JudgedOffer, bands: ApprovalBands): GivenReason[] {
  const byHand = offer.lines.filter(({ isByHand, unit }) => isByHand && unit !== null);
  const ofLines = byHand.flatMap((line) =>
    reasonsOfLine(line, bands).map((reason) => ({ reason, lineNo: line.lineNo })),
  );
  const net = netOf(offer.lines, offer.currency, offer.charges);
  const isLarge = byHand.length > 0 && compareMoney(net, money(bands.amountBand.minor, offer.currency)) >= 0;
  const { terms, agreed } = offer;
  const isOther = terms.payment !== agreed.payment || terms.incoterm !== agreed.incoterm;
  const isLong = offer.validDays > USUAL_VALID_DAYS;
  const whole = [isLarge && 'amount', isOther && 'terms', isLong && 'validity'] as const;
  return [...ofLines, ...whole.flatMap((reason) => (reason === false ? [] : [{ reason, lineNo: null }]))];
}

/** The first line that nobody may offer: what is left of its price is below the stop. */
export function lineBelowStop({ lines }: JudgedOffer, { marginStop }: ApprovalBands): number | undefined {
  return lines.find((line) => isMarginBelow(line, marginStop))?.lineNo;
}

/** What is left of the price of a line, as a share of it; undefined where nobody knows. */
export function marginOf(
  { unit, cost }: Pick<JudgedLine, 'unit' | 'cost'>,
  currency: Currency,
): BasisPoints | undefined {
  if (unit === null || cost === null) return undefined;
  const price = money(unit, currency);
  return basisPointsOf(lessBy(price, money(cost, currency)), price);
}

function reasonsOfLine(line: JudgedLine, bands: ApprovalBands): ApprovalReason[] {
  const { computed, unit } = line;
  if (unit === null || unit === computed) return [];
  if (computed === null) return ['on-request'];
  return [
    ...(isBeyondBand({ ...line, computed, unit }, bands) ? (['discount'] as const) : []),
    ...(isMarginBelow(line, bands.marginFloor) ? (['margin'] as const) : []),
  ];
}

/** A discount is judged as it was given, not as the steps of prices have rounded it; a price by what it takes off the computed one. */
function isBeyondBand(
  { computed, manual, unit }: Pick<JudgedLine, 'manual'> & { readonly computed: number; readonly unit: number },
  { discountBand }: ApprovalBands,
): boolean {
  return manual === null ? isMoreOf(computed - unit, computed, discountBand) : manual > discountBand;
}

/** Whether a part is more of a whole than a share of it: by the very amounts, since a share that was rounded hides the last of them. */
function isMoreOf(part: number, whole: number, share: BasisPoints): boolean {
  return part * WHOLE > whole * share;
}

function isMarginBelow({ unit, cost }: Pick<JudgedLine, 'unit' | 'cost'>, least: BasisPoints): boolean {
  return unit !== null && cost !== null && isMoreOf(cost, unit, WHOLE - least);
}
