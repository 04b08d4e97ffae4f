import type { Currency } from '#kernel/money.ts';
import { type ApprovalBands, type JudgedOffer, lineBelowStop } from './approval-reasons.ts';
import type { Frozen } from './canonical-json.ts';
import type { QuoteLineState } from './line-steps.ts';
import type { QuoteTerms, WorkingLine, WorkingOffer } from './quote-body.ts';
import { addDays, daysBetween, MOST_VALID_DAYS } from './validity.ts';

/** A line of the quote as far as an offer must fit it. */
export interface OfferedLine {
  readonly lineNo: number;
  readonly quantity: number;
  readonly state: QuoteLineState;
}

/** The lines an offer has to speak of: those the customer has not dropped. */
export function linesToOffer<Line extends { readonly state: QuoteLineState }>(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ state }) => state !== 'dropped');
}

/** A working offer as far as its lines are still asked for: what was dropped or removed since it was worked on is offered to nobody. */
export function offerFor(lines: readonly Pick<OfferedLine, 'lineNo' | 'state'>[], offer: WorkingOffer): WorkingOffer {
  const asked = new Set(linesToOffer(lines).map(({ lineNo }) => lineNo));
  return { ...offer, lines: offer.lines.filter(({ lineNo }) => asked.has(lineNo)) };
}

/** What is offered, without what it costs and how it came about, but for an older list and why: what an approval is for. */
export function offeredIn({ charges = [], terms, validUntil, lines, listReason }: WorkingOffer): Frozen {
  return {
    terms: { ...terms },
    validUntil,
    ...(listReason !== undefined && { listReason }),
    lines: lines.map(({ lineNo, quantity, unit, leadDays, notOfferedReason }) => ({
      ...{ lineNo, quantity, unit, leadDays, notOfferedReason },
    })),
    ...(charges.length > 0 && { charges: charges.map((charge) => ({ ...charge })) }),
  };
}

/** A line as it is offered: one that is not has no price, takes no time and costs nothing. */
export function asOffered(line: WorkingLine): WorkingLine {
  return line.notOfferedReason === null ? line : { ...line, unit: null, leadDays: null, cost: null };
}

/** The first line that is neither priced, for as many as are asked for, nor refused with a reason. */
export function unpricedLine(lines: readonly OfferedLine[], offer: Pick<WorkingOffer, 'lines'>): number | undefined {
  const worked = new Map(offer.lines.map((line) => [line.lineNo, line]));
  return linesToOffer(lines).find(({ lineNo, quantity }) => !isAnswered(worked.get(lineNo), quantity))?.lineNo;
}

function isAnswered(line: WorkingLine | undefined, quantity: number): boolean {
  if (line === undefined) return false;
  return line.notOfferedReason !== null || (line.unit !== null && line.quantity === quantity);
}

/** What an offer is judged by: its lines, the agreed terms and how long it holds. */
export function judgedOffer(
  offer: WorkingOffer,
  {
    currency,
    agreed,
    today,
  }: { readonly currency: Currency; readonly agreed: Pick<QuoteTerms, 'payment' | 'incoterm'>; readonly today: string },
): JudgedOffer {
  const lines = offer.lines.map(asOffered).map(({ source, ...line }) => ({ ...line, isByHand: source === 'manual' }));
  const { charges = [], terms, validUntil } = offer;
  return { currency, agreed, lines, charges, terms, validDays: daysBetween(today, validUntil) };
}

/** Why an offer cannot be sent, whoever approves: a line, a margin, or its validity. */
export type OfferFault =
  | { readonly code: 'quote.unpriced' | 'quote.below-stop'; readonly line: number }
  | { readonly code: 'quote.nothing-offered' | 'quote.offer-sent' }
  | { readonly code: 'quote.validity'; readonly last: string };

/** The first fault of an offer; undefined where it can be sent, if nobody has to approve it. */
export function faultOf(
  lines: readonly OfferedLine[],
  offer: WorkingOffer | undefined,
  {
    judged,
    bands,
    today,
  }: { readonly judged: JudgedOffer | undefined; readonly bands: ApprovalBands; readonly today: string },
): OfferFault | undefined {
  const unpriced = unpricedLine(lines, offer ?? { lines: [] });
  if (unpriced !== undefined) return { code: 'quote.unpriced', line: unpriced };
  if (offer === undefined || judged === undefined) return undefined;
  if (offer.lines.every(({ notOfferedReason }) => notOfferedReason !== null)) return { code: 'quote.nothing-offered' };
  const below = lineBelowStop(judged, bands);
  if (below !== undefined) return { code: 'quote.below-stop', line: below };
  const last = addDays(today, MOST_VALID_DAYS);
  return offer.validUntil < today || offer.validUntil > last ? { code: 'quote.validity', last } : undefined;
}
