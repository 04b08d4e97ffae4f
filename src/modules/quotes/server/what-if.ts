import type { WhatIfBody, WhatIfDto } from '#modules/quotes/contract.ts';
import { quoteWhatIfRoutes } from '#modules/quotes/contract.ts';
import { marginLight } from '#modules/quotes/domain/margin-light.ts';
import { netOf } from '#modules/quotes/domain/quote-sums.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { linesTaking, lowestMargin } from '#modules/quotes/domain/what-if.ts';
import { asOffered } from '#modules/quotes/domain/working-offer.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { judgementOf } from './judge-offer.ts';
import { type LoadedQuote, type StepContext, sideOn, stepNow } from './quote-command.ts';
import { findQuote, linesOf } from './quote-store.ts';
import { type WorkedOffer, workedOffer } from './worked-offer.ts';
import { seesCosts, workingLineTold, workingOfferTold } from './working-line-told.ts';

/** Nothing said anew: the offer as it would be saved untouched. */
const NOTHING_SAID = { lines: [] };

/** Serves what an offer would be with a percentage off, worked out and judged as it is when it is saved, and not saved. */
export function registerWhatIf(portal: Portal): void {
  serve(portal, quoteWhatIfRoutes.ask, async (context) => {
    const { actor, body, db, params, scope } = context;
    const row = await findQuote(db, { readable: scope.readable, view: viewOf(actor) }, params.id);
    if (row === undefined) throw new Failure('record.unknown');
    const quote = { ...row, lines: await linesOf(db, row.id) };
    refuseUnlessPriced(quote, context);
    return whatIf(portal, db, quote, body, context);
  });
}

/** Refuses where the provider does not price the quote now; a draft is priced as it is edited. */
function refuseUnlessPriced(quote: LoadedQuote, context: StepContext): void {
  if (sideOn(quote, context) !== 'P') throw new Failure('access.refused');
  stepNow(quote, quote.state === 'draft' ? 'edit' : 'price', context);
}

async function whatIf(
  portal: Portal,
  db: Db,
  quote: LoadedQuote,
  { basisPoints, lineNos }: WhatIfBody,
  { actor, now }: StepContext,
): Promise<WhatIfDto> {
  const stands = await workedOffer(portal, db, quote, NOTHING_SAID, now);
  refuseUnknown(stands, lineNos);
  const isTried = basisPoints > 0;
  const taking = isTried ? linesTaking(stands.offer.lines, lineNos).map(({ lineNo }) => lineNo) : [];
  const lines = taking.map((lineNo) => ({ lineNo, as: 'discount', basisPoints }) as const);
  const worked = await workedOffer(portal, db, quote, { lines }, now);
  const { bands, belowStop = null, priceList, reasons } = await judgementOf(db, quote, worked, now);
  const { currency } = quote;
  const offered = worked.offer.lines.map(asOffered);
  const net = netOfOffer(worked, quote);
  const telling = { currency, marginFloor: bands.marginFloor, withCosts: seesCosts(actor) };
  const lowest = lowestMargin(offered, currency);
  return {
    ...{ net, less: netOfOffer(stands, quote) - net, belowStop, reasons: [...reasons] },
    stands: isTried ? null : workingOfferTold({ hash: '', offer: stands.offer }, { ...telling, priceList, reasons }),
    lines: offered.map((line) => ({
      ...workingLineTold(line, telling),
      isDiscounted: taking.includes(line.lineNo),
    })),
    lowest: lowest
      ? {
          lineNo: lowest.lineNo,
          light: marginLight(lowest.margin, bands.marginFloor),
          margin: telling.withCosts ? lowest.margin : null,
        }
      : null,
  };
}

function refuseUnknown({ offer: { lines } }: WorkedOffer, lineNos: WhatIfBody['lineNos']): void {
  const unknown = lineNos?.find((no) => !lines.some(({ lineNo }) => lineNo === no));
  if (unknown !== undefined) throw new Failure('quote.line-unknown', { line: unknown });
}

function netOfOffer({ offer: { charges = [], lines } }: WorkedOffer, { currency }: LoadedQuote): number {
  return netOf(lines.map(asOffered), currency, charges).minor;
}
