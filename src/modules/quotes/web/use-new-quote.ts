import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router';
import type { z } from 'zod';
import { LINES_KEY } from '#modules/cart/web/public.ts';
import { quoteRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { QUOTES_KEY } from './quote-queries.ts';

type NewQuote = z.input<typeof quoteRoutes.create.body>;

interface Wanted {
  readonly quote: NewQuote;
  /** Whether prices are asked for at once, or it stays a draft. */
  readonly isRequested: boolean;
}

/**
 * Makes a quote of saved configurations and opens it. What was made and could not be requested is opened as the draft it is, with the
 * reason: nothing that was typed is lost.
 */
export function useNewQuote() {
  const { t } = useTranslation('quotes');
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    async mutationFn({ quote, isRequested }: Wanted) {
      const { id, version } = await call(quoteRoutes.create, { body: quote });
      if (!isRequested) return { id };
      try {
        await call(quoteStepRoutes.request, { params: { id }, body: { version } });
        return { id };
      } catch (error) {
        return { id, error };
      }
    },
    onSuccess({ id, error }, { isRequested }) {
      if (error !== undefined) notifyFailure(error, t, { prefix: t('request.failed') });
      else if (isRequested) toasts.show({ tone: 'success', text: t('request.success') });
      void navigate(generatePath(QUOTE_PATHS.quote, { id }));
    },
    onError: (error) => notifyFailure(error, t, { prefix: t('request.failed') }),
    async onSettled() {
      await cache.invalidateQueries({ queryKey: QUOTES_KEY });
      await cache.invalidateQueries({ queryKey: LINES_KEY });
    },
  });
}
