import type { ReactNode } from 'react';
import { QuotePage } from '#modules/quotes/web/public.ts';
import { PapersOfQuote } from './quote/papers-of-quote.tsx';

/** One quote, with its proformas. */
export function Component(): ReactNode {
  return <QuotePage further={[PapersOfQuote]} />;
}
