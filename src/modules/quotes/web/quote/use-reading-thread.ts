import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type OpenQuoteDto, quoteRoutes } from '#modules/quotes/contract.ts';
import { openQuoteQuery, QUOTES_KEY } from '#modules/quotes/web/quote-queries.ts';
import { call } from '#web/calls/call.ts';
import { reportFault } from '#web/loading/report-fault.ts';
import { useActedFor } from '#web/session/acting.ts';
import { messagesOn, unreadOn } from './threads.ts';

/**
 * Notes what somebody reads of a thread, once the element that is given the `ref` is on the screen. What was new stays marked while the
 * thread is shown: whoever comes to it sees where to begin. Where the note does not arrive, the messages stay unread.
 */
export function useReadingThread(quote: OpenQuoteDto, lineNo: number | null) {
  const cache = useQueryClient();
  const customerId = useActedFor()?.id;
  const ref = useRef<HTMLElement>(null);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const last = unreadOn(quote, lineNo).at(-1)?.id;
  const { id } = quote;

  const note = useCallback(
    async (messageId: string): Promise<void> => {
      const { queryKey } = openQuoteQuery(id, customerId);
      const body = { lineNo, messageId };
      const told = await call(quoteRoutes.markRead, { params: { id }, body }).catch(reportFault);
      if (told === undefined) return;
      const shown = cache.getQueryData(queryKey);
      const news = shown === undefined ? [] : unreadOn(shown, lineNo).map((message) => message.id);
      setFresh((before) => new Set([...before, ...news]));
      cache.setQueryData(queryKey, (before) => before && asRead(before, lineNo, told.unread));
      await cache.invalidateQueries({ queryKey: [...QUOTES_KEY, 'list'] });
    },
    [cache, customerId, id, lineNo],
  );

  useEffect(() => {
    const element = ref.current;
    if (last === undefined || element === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void note(last);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [last, note]);

  const isNew = (message: OpenQuoteDto['messages'][number]) => message.isUnread || fresh.has(message.id);
  return { ref, isNew };
}

function asRead(quote: OpenQuoteDto, lineNo: number | null, unread: number): OpenQuoteDto {
  const read = new Set(messagesOn(quote, lineNo).map(({ id }) => id));
  const messages = quote.messages.map((one) => (read.has(one.id) ? { ...one, isUnread: false } : one));
  return { ...quote, messages, unread };
}
