import { useState } from 'react';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';

/** The offer somebody is asked about. */
interface ReadOffer {
  readonly read: OpenQuoteDto;
  /** The one it took the place of while it was asked about; undefined where it is the first that was read. */
  readonly passed: OpenQuoteDto | undefined;
  /** To be told each time it is answered. */
  readonly begin: () => void;
}

/**
 * The offer that is answered: the one that was read, also where another one came meanwhile, until the answer is refused. Then it is the
 * newer one, which has to be answered anew.
 */
export function useReadOffer(quote: OpenQuoteDto, isRefused: boolean): ReadOffer {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ read: OpenQuoteDto; passed?: OpenQuoteDto; attempt: number }>({
    read: quote,
    attempt: 0,
  });
  const isNewer = quote.offer !== null && quote.offer.no !== shown.read.offer?.no;
  if (isRefused && isNewer && shown.attempt !== attempt) setShown({ read: quote, passed: shown.read, attempt });
  return { read: shown.read, passed: shown.passed, begin: () => setAttempt((before) => before + 1) };
}
