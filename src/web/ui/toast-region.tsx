import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icons.tsx';
import styles from './toast-region.module.css';
import type { Toast, ToastStore, ToastTone } from './toast-store.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const SIGNS = { info: 'info', success: 'check', warning: 'warning', error: 'refused' } satisfies Record<
  ToastTone,
  IconName
>;
const NONE: readonly Toast[] = [];

/** Where messages appear and are read out; they wait while the pointer or the focus is on them. */
export function ToastRegion({ store }: { store: ToastStore }): ReactNode {
  const { t } = useTranslation('web');
  const visible = useSyncExternalStore(store.subscribe, store.visible, () => NONE);
  return (
    <section
      className={styles.region}
      aria-label={t('ui.messages')}
      onMouseEnter={store.pause}
      onMouseLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      <ol aria-live="polite" className={styles.list}>
        {visible.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}

function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }): ReactNode {
  const { t } = useTranslation('web');
  const { action } = toast;
  return (
    <li className={classes(styles.toast, styles[toast.tone])}>
      <Icon name={SIGNS[toast.tone]} size={18} />
      <span className={styles.text}>
        <VisuallyHidden>{t(`ui.tone.${toast.tone}`)} </VisuallyHidden>
        {toast.text}
      </span>
      {action && (
        <Button
          look="quiet"
          compact
          onClick={() => {
            action.run();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={t('ui.dismiss')} compact onClick={onDismiss} />
    </li>
  );
}
