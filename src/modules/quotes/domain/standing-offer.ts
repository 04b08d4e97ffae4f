import type { VersionBody, VersionLine } from './quote-body.ts';

/** What an offer says of one line. */
export type SaidOfLine = Pick<VersionLine, 'unit' | 'net' | 'leadDays' | 'notOfferedReason'>;

const NOTHING_SAID: SaidOfLine = { unit: null, net: null, leadDays: null, notOfferedReason: null };

/** Whether an offer is the last word: once a request or a counter offer was sent after it, its sum is of what nobody asks for any more. */
export function isLastWord({ offerNo, lastNo }: { readonly offerNo: number | null; readonly lastNo: number }): boolean {
  return offerNo !== null && offerNo === lastNo;
}

/**
 * What the last offer still says of a line as it stands: of as many pieces as were offered all of it, of another number the price of one
 * piece alone, which is yet to be confirmed, and nothing of a line that was left out since (commerce §1: line = unit × quantity).
 */
export function saidOfLine(
  { lineNo, quantity, state }: Pick<VersionLine, 'lineNo' | 'quantity' | 'state'>,
  offer: Pick<VersionBody, 'lines'> | null,
): SaidOfLine {
  const offered = offer?.lines.find((line) => line.lineNo === lineNo);
  if (offered === undefined) return NOTHING_SAID;
  const { unit, net, leadDays, notOfferedReason } = offered;
  if (offered.quantity === quantity && (state !== 'dropped' || notOfferedReason !== null))
    return { unit, net, leadDays, notOfferedReason };
  return state === 'dropped' ? NOTHING_SAID : { ...NOTHING_SAID, unit, notOfferedReason };
}
