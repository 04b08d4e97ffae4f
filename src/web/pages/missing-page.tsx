import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPortalThere, onceBack } from '#web/connection.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './message-page.module.css';

/**
 * The place of a page whose files did not come. Without a connection it is asked for again once that is back; else there is a
 * new version, and a reload is offered: once, and never done by itself, so that it cannot go round in circles.
 */
export function MissingPage({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation('web');
  const [isAway, setAway] = useState(false);
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    void isPortalThere().then((isThere) => setAway(!isThere));
  }, []);
  useEffect(() => (isAway ? onceBack(() => retry.current()) : undefined), [isAway]);
  return (
    <div className={styles.page} role="alert">
      <h1>{t(isAway ? 'failure.awayTitle' : 'failure.staleTitle')}</h1>
      <p>{t(isAway ? 'request.network' : 'failure.staleText')}</p>
      <div className={styles.ways}>
        {!isAway && (
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('failure.reload')}
          </Button>
        )}
        <Button onClick={onRetry}>{t('ui.retry')}</Button>
      </div>
    </div>
  );
}
