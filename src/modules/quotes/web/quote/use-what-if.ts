import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WhatIfBody } from '#modules/quotes/contract.ts';
import { whatIfQuery } from '#modules/quotes/web/quote-queries.ts';
import { TYPING_RESTS_MS, useDebounced } from '#web/search/use-debounced.ts';
import { type ProviderQuote, percentOf } from './pricing-entry.ts';

/** A step of the percentage, and the most that steps lead to, basis points. */
const STEP = 100;
const MOST = 9_900;

/** A discount somebody tries on some lines, and what the offer would be with it: asked for once typing rests, and the last answer wins. */
export function useWhatIf(quote: ProviderQuote) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const percent = percentOf(typed);
  const basisPoints = percent !== undefined && percent > 0 ? percent : undefined;
  const lineNos = (quote.working?.lines ?? []).map(({ lineNo }) => lineNo).filter((lineNo) => !left.has(lineNo));
  const asked: WhatIfBody | undefined =
    basisPoints === undefined ? undefined : { basisPoints, ...(left.size > 0 && { lineNos }) };
  const rested = useDebounced(asked, TYPING_RESTS_MS);
  const answer = useQuery(whatIfQuery(quote, asked && rested));
  const isResting = JSON.stringify(asked) !== JSON.stringify(rested);
  return {
    typed,
    type: setTyped,
    isWrong: typed.trim() !== '' && basisPoints === undefined,
    /** Adds steps to the percentage, or takes them away. */
    move: (steps: 1 | -1) => setTyped((before) => moved(before, steps)),
    left,
    leave: setLeft,
    basisPoints,
    /** Undefined without a percentage: what was told of an earlier one is not of this. */
    told: asked && answer.data,
    isBusy: asked !== undefined && (isResting || answer.isFetching),
    error: asked && !isResting ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}

function moved(typed: string, steps: 1 | -1): string {
  const next = (percentOf(typed) ?? 0) + steps * STEP;
  return String(Math.min(Math.max(next, STEP), MOST) / 100);
}
