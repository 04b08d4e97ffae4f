import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import styles from './message-page.module.css';
import { isMissingChunk } from './missing-chunk.ts';
import { MissingPage } from './missing-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A page that broke, within the shell that goes on: what happened, another try in its place, and a reload. */
export function FailurePage(): ReactNode {
  const { t } = useTranslation('web');
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  // Whoever enters the address again leaves the fault behind.
  function retry(): void {
    void navigate(`${pathname}${search}${hash}`, { replace: true });
  }

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isMissingChunk(error)) return <MissingPage onRetry={retry} />;
  return (
    <div className={styles.page} role="alert">
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <div className={styles.ways}>
        <Button look="primary" onClick={retry}>
          {t('ui.retry')}
        </Button>
        <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
      </div>
    </div>
  );
}
