import type { ListedQuoteDto } from '#modules/quotes/contract.ts';

/** What became of one of several quotes. */
export interface Outcome {
  readonly quote: ListedQuoteDto;
  /** Why it was not done; undefined where it was. */
  readonly fault: string | undefined;
}

/** What is done with several quotes, and how it is told. */
export interface Round {
  readonly act: (quote: ListedQuoteDto) => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly onOutcome: (outcome: Outcome) => void;
  /** What is said of a quote that was refused. */
  readonly faultOf: (error: unknown) => string;
  /** What is said of those that were left alone after a stop. */
  readonly stopped: string;
}

/** Does something with quotes one after the other, whatever becomes of each; a stop holds from the next one on. */
export async function oneByOne(
  quotes: readonly ListedQuoteDto[],
  { act, signal, onOutcome, faultOf, stopped }: Round,
): Promise<void> {
  for (const quote of quotes) {
    const fault = signal.aborted ? stopped : await act(quote).then(() => undefined, faultOf);
    onOutcome({ quote, fault });
  }
}
