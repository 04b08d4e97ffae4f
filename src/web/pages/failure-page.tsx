import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import styles from './message-page.module.css';
import { isMissingChunk } from './missing-chunk.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** A page that broke, or whose files are gone since a new version came: what happened, and a reload. */
export function FailurePage(): ReactNode {
  const { t } = useTranslation('web');
  const error = useRouteError();
  const stale = isMissingChunk(error);
  const notFound = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (!stale && !notFound) console.error(error);
  }, [error, stale, notFound]);

  if (notFound) return <NotFoundPage />;
  return (
    <div className={styles.page} role="alert">
      <h1>{t(stale ? 'failure.staleTitle' : 'failure.title')}</h1>
      <p>{t(stale ? 'failure.staleText' : 'failure.text')}</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('failure.reload')}
      </Button>
    </div>
  );
}
