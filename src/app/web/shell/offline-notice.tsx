import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#web/calls/connection.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import styles from './offline-notice.module.css';

/** Says that the portal cannot be reached, for as long as that is so, and that nothing is lost by it. */
export function OfflineNotice(): ReactNode {
  const { t } = useTranslation('web');
  const state = useConnection();
  const [dismissed, setDismissed] = useState<typeof state>();
  if (dismissed !== undefined && dismissed !== state) setDismissed(undefined);
  const isShown = state !== 'there' && dismissed !== state;

  /** A button that goes takes the focus with it and tells nobody, so that the messages below would wait for it. */
  function dismiss({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    document.getElementById('content')?.focus({ preventScroll: true });
    currentTarget.blur();
    setDismissed(state);
  }

  return (
    <div role="status">
      {isShown && (
        <div className={styles.notice}>
          <Icon name="offline" size={18} />
          <p className={styles.text}>
            <strong>{t(`connection.${state}`)}</strong> {t('connection.kept')}
          </p>
          <IconButton icon="close" label={t('ui.dismiss')} compact onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
