import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { openQuoteQuery, QUOTES_KEY } from '#modules/quotes/web/quote-queries.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useCloseTab } from '#web/tabs/own-tab.ts';
import { toasts } from '#web/ui/toasts.ts';
import { type QuoteCalls, quoteCalls } from './quote-calls.ts';

/** A step of a quote that somebody takes: its name, and how the server is asked for it. */
export interface TakenStep {
  readonly action: string;
  readonly by: (calls: QuoteCalls) => Promise<OpenQuoteDto | null>;
}

export type QuoteStepping = ReturnType<typeof useQuoteStep>;

/**
 * Takes a step of a quote, says so and shows the quote as it stands then; a deleted one is left for the list, a copy is opened. After a
 * refusal it is read anew: somebody else has moved it, most likely. Why it failed tells whoever asked for the step.
 */
export function useQuoteStep(quote: OpenQuoteDto) {
  const { t } = useTranslation('quotes');
  const cache = useQueryClient();
  const customerId = useActedFor()?.id;
  const navigate = useNavigate();
  const closeTab = useCloseTab();
  return useMutation({
    mutationFn: ({ by }: TakenStep) => by(quoteCalls(quote)),
    onSuccess(answer, { action }) {
      toasts.show({ tone: 'success', text: action === 'request' ? t('request.success') : t(`step.done.${action}`) });
      if (answer === null) {
        closeTab();
        void navigate(QUOTE_PATHS.list);
        return;
      }
      cache.setQueryData(openQuoteQuery(answer.id, customerId).queryKey, answer);
      if (answer.id !== quote.id) void navigate(generatePath(QUOTE_PATHS.quote, { id: answer.id }));
    },
    // A deleted quote is not asked for again: the list alone is.
    onSettled: (answer) =>
      cache.invalidateQueries({ queryKey: answer === null ? [...QUOTES_KEY, 'list'] : QUOTES_KEY }),
  });
}
