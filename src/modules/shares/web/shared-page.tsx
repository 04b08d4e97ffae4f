import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CallError } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { sharedQuery } from './share-query.ts';
import { type FurtherAction, SharedProduct } from './shared-product.tsx';

export interface SharedPageProps {
  /** What else those may do with it whose link lets them copy it. */
  further: FurtherAction;
}

/** What a link shows, to everybody who has it. */
export function SharedPage({ further }: SharedPageProps): ReactNode {
  const { token = '' } = useParams();
  const { t, i18n } = useTranslation('shares');
  const shared = useQuery(sharedQuery(token, localeOfInterface(i18n)));
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {shared.isPending && (
        <>
          <h1>{t('page')}</h1>
          <Skeleton shape="rows" count={8} />
        </>
      )}
      {shared.isError && <NotShown error={shared.error} onRetry={() => void shared.refetch()} />}
      {shared.data && <SharedProduct token={token} shared={shared.data} further={further} />}
    </>
  );
}

/** A dead link says why as far as the server does; anything else can be tried again. */
function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const { t } = useTranslation('shares');
  const isDead = error instanceof CallError && error.status === 404;
  const next = (
    <Link to={PATHS.series} className={buttonClass('primary')}>
      {t('dead.next')}
    </Link>
  );
  return (
    <>
      <h1>{t('page')}</h1>
      {isDead ? (
        <EmptyState title={t('dead.title')} next={next}>
          {failureText(error, t)}
        </EmptyState>
      ) : (
        <ErrorState onRetry={onRetry}>{failureText(error, t)}</ErrorState>
      )}
    </>
  );
}
