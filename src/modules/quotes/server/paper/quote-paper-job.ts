import { type QuotePrint, renderQuote } from './quote-pdf.ts';

/** Prints a version of a quote: the work of the job `QUOTE_PAPER`. */
export function work(print: QuotePrint): Promise<Uint8Array> {
  return renderQuote(print);
}
