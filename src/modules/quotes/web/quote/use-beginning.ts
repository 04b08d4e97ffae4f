import { useMutation } from '@tanstack/react-query';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { quoteWhatIfRoutes } from '#modules/quotes/contract.ts';
import { call } from '#web/calls/call.ts';

/**
 * Where the pricing of a quote begins: prices are typed beside what the list says, so whoever begins has it say so first, and nothing is
 * kept of that.
 */
export function useBeginning(quote: OpenQuoteDto) {
  const asking = useMutation({
    mutationFn: () => call(quoteWhatIfRoutes.ask, { params: { id: quote.id }, body: { basisPoints: 0 } }),
  });
  const isUnbegun = quote.view === 'provider' && quote.working === null;
  const stands = asking.data?.stands;
  return {
    isUnbegun,
    isBusy: asking.isPending,
    begin: asking.mutate,
    /** The quote with the offer as it would be saved untouched, where nothing is kept yet. */
    begun: isUnbegun && stands ? { ...quote, working: stands } : quote,
  };
}
