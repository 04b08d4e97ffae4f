import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onceBack, useConnection } from '#web/calls/connection.ts';
import { type WhyMissing, whyMissing } from '#web/loading/missing-file.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './message-page.module.css';

/** What is said, and whether a reload can help: without a connection it would only take the page away. */
const SAID = {
  asking: { title: 'failure.awayTitle', text: 'failure.missingText', hasReload: false },
  away: { title: 'failure.awayTitle', text: 'request.network', hasReload: false },
  updated: { title: 'failure.staleTitle', text: 'failure.staleText', hasReload: true },
  unknown: { title: 'failure.awayTitle', text: 'failure.missingText', hasReload: true },
} as const satisfies Record<WhyMissing | 'asking', object>;

/**
 * The place of a page whose files did not come. Without a connection it is asked for again once that is back; of a new version
 * it speaks where there is one. A reload is offered, and never done by itself, so that it cannot go round in circles.
 */
export function MissingPage({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation('web');
  const isAway = useConnection() !== 'there';
  const [why, setWhy] = useState<WhyMissing>();
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    void whyMissing().then(setWhy);
    return onceBack(() => retry.current());
  }, []);
  const { title, text, hasReload } = SAID[isAway ? 'away' : (why ?? 'asking')];
  return (
    <div className={styles.page} role="alert">
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      <div className={styles.ways}>
        {hasReload && (
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('failure.reload')}
          </Button>
        )}
        <Button onClick={onRetry}>{t('ui.retry')}</Button>
      </div>
    </div>
  );
}
