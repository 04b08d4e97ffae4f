import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, Navigate, useParams } from 'react-router';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { quoteOfNumberQuery } from './quote-queries.ts';

/** Where the code on a paper leads: to the quote of its number, where it is within reach. */
export function Component(): ReactNode {
  const { number = '' } = useParams();
  const { t } = useTranslation('quotes');
  const found = useQuery(quoteOfNumberQuery(number, useActedFor()?.id));
  if (found.isError) return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>;
  if (found.data === undefined) return <Skeleton shape="rows" count={6} />;
  if (found.data !== null) return <Navigate to={generatePath(QUOTE_PATHS.quote, { id: found.data.id })} replace />;
  return (
    <EmptyState title={t('ofNumber.none', { number })} next={<Link to={QUOTE_PATHS.list}>{t('page.toAll')}</Link>}>
      {t('ofNumber.why')}
    </EmptyState>
  );
}
