import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedQuoteDto } from '#modules/quotes/contract.ts';
import { QUOTES_KEY } from '#modules/quotes/web/quote-queries.ts';
import { failureText } from '#web/errors/failure-text.ts';
import type { Marks } from '#web/lists/use-marks.ts';
import { toasts } from '#web/ui/toasts.ts';
import { type Outcome, oneByOne } from './one-by-one.ts';
import type { Task } from './tasks.ts';

/** How far something is that is done with several quotes, and what became of each so far. */
export interface Work {
  readonly deed: Task['deed'];
  readonly count: number;
  readonly outcomes: readonly Outcome[];
  readonly state: 'running' | 'stopping' | 'ended';
}

export interface WorkAtOnce {
  readonly work: Work | undefined;
  /** Does it with quotes; `left` are those of the marked with which nothing is done, and why. */
  readonly run: (task: Task, quotes: readonly ListedQuoteDto[], left?: readonly Outcome[]) => Promise<void>;
  /** Leaves those alone that are not begun yet. */
  readonly stop: () => void;
  readonly close: () => void;
}

/**
 * Does something with marked quotes one by one and tells what became of each: in a message where all went well, else in a dialog. After
 * it the list is read anew, and what was done is marked no more.
 */
export function useWorkAtOnce(marks: Marks<ListedQuoteDto>): WorkAtOnce {
  const { t } = useTranslation('quotes');
  const cache = useQueryClient();
  const [work, setWork] = useState<Work>();
  const stopping = useRef<AbortController>(undefined);
  const isLeft = useLeaving(stopping);

  async function run(
    { act, deed, finish }: Task,
    quotes: readonly ListedQuoteDto[],
    left: readonly Outcome[] = [],
  ): Promise<void> {
    const { signal } = begin();
    const faultOf = (error: unknown) => failureText(error, t);
    const count = quotes.length;
    let outcomes: readonly Outcome[] = [];
    const show = (state: Work['state']) => setWork({ deed, count, outcomes, state });
    show('running');
    await oneByOne(quotes, {
      act: (quote) => act(quote, signal),
      ...{ signal, faultOf, stopped: t('atOnce.stopped') },
      onOutcome(outcome) {
        outcomes = [...outcomes, outcome];
        show(signal.aborted ? 'stopping' : 'running');
      },
    });
    const fault = await finish?.().then(() => undefined, faultOf);
    outcomes = [...outcomes.map((one) => ({ ...one, fault: one.fault ?? fault })), ...left];
    await cache.invalidateQueries({ queryKey: QUOTES_KEY });
    tell(deed, outcomes);
  }

  function begin(): AbortController {
    stopping.current = new AbortController();
    return stopping.current;
  }

  function tell(deed: Task['deed'], outcomes: readonly Outcome[]): void {
    const done = outcomes.filter(({ fault }) => fault === undefined).map(({ quote }) => quote.id);
    const count = outcomes.length;
    marks.set([...marks.marked].filter((id) => !done.includes(id)));
    const isWhole = done.length === count;
    setWork(isWhole ? undefined : { deed, count, outcomes, state: 'ended' });
    if (isWhole) toasts.show({ tone: 'success', text: t(`atOnce.success.${deed}`, { count }) });
    else if (isLeft()) toasts.show({ tone: 'warning', text: t('atOnce.ended', { done: done.length, count }) });
  }

  return {
    work,
    run,
    stop() {
      stopping.current?.abort();
      setWork((now) => now && { ...now, state: 'stopping' });
    },
    close: () => setWork(undefined),
  };
}

/** Who leaves the page stops what is under way; answers whether that has happened. */
function useLeaving(stopping: { readonly current: AbortController | undefined }): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      stopping.current?.abort();
    };
  }, [stopping]);
  return () => isLeft.current;
}
