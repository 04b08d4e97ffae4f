import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartRoutes, type ListedLineDto } from '#modules/cart/contract.ts';
import { call } from '#web/calls/call.ts';
import { noteFailure } from '#web/errors/notify-failure.ts';

export interface SavedLines {
  readonly state: 'idle' | 'asking' | 'found' | 'failed';
  readonly lines: readonly ListedLineDto[];
}

interface Answer {
  readonly query: string;
  readonly lines: readonly ListedLineDto[] | undefined;
}

const PAUSE_MS = 200;
const MIN_LETTERS = 2;
const MAX_LINES = '6';

/** The saved configurations that answer a query, by the server's search; an answer to an earlier query is dropped. */
export function useSavedLines(typed: string, mayAsk: boolean): SavedLines {
  const { t } = useTranslation();
  const query = typed.trim();
  const isAsked = mayAsk && query.length >= MIN_LETTERS;
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const pause = setTimeout(() => {
      call(cartRoutes.list, { query: { q: query, pageSize: MAX_LINES }, signal }).then(
        ({ rows }) => !signal.aborted && setAnswer({ query, lines: rows }),
        (error: unknown) => {
          if (signal.aborted) return;
          setAnswer({ query, lines: undefined });
          noteFailure(error, t);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [query, isAsked, t]);

  if (!isAsked) return { state: 'idle', lines: [] };
  if (answer?.query !== query) return { state: 'asking', lines: [] };
  return answer.lines === undefined ? { state: 'failed', lines: [] } : { state: 'found', lines: answer.lines };
}
