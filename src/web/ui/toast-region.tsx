import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icons.tsx';
import styles from './toast-region.module.css';
import type { MessageAction, Toast, ToastStore, ToastTone } from './toast-store.ts';
import { useFrontModal } from './use-modal.ts';
import { useReading } from './use-reading.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The sign of each tone. */
export const TONE_ICONS = { info: 'info', success: 'check', warning: 'warning', error: 'refused' } satisfies Record<
  ToastTone,
  IconName
>;
const NONE: readonly Toast[] = [];

export interface ToastRegionProps {
  store: ToastStore;
  /** What is to be said for as long as it is so, above the messages that come and go. */
  children?: ReactNode;
}

/**
 * Where messages appear and are read out; they wait while the pointer or the focus is on them. While a modal dialog is open they
 * stand in it: what is outside of it can neither be read nor pressed.
 */
export function ToastRegion({ store, children }: ToastRegionProps): ReactNode {
  const visible = useSyncExternalStore(store.subscribe, store.visible, () => NONE);
  const modal = useFrontModal();
  return (
    <>
      <Region store={store} visible={modal ? NONE : visible}>
        {modal ? null : children}
      </Region>
      {modal &&
        createPortal(
          <Region store={store} visible={visible}>
            {children}
          </Region>,
          modal,
        )}
    </>
  );
}

/** It is always there, also empty: only what comes into a region that is known already is read out. */
function Region({ store, visible, children }: ToastRegionProps & { visible: readonly Toast[] }): ReactNode {
  const { t } = useTranslation('web');
  const { ref, handlers, leave } = useReading(store);
  return (
    <section ref={ref} className={styles.region} aria-label={t('ui.messages')} {...handlers}>
      {children}
      <ol aria-live="polite" className={styles.list}>
        {visible.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            onAct={(event, action) => {
              action.run();
              leave(event);
              store.settle(action);
            }}
            onDismiss={(event) => {
              leave(event);
              store.dismiss(toast.id);
            }}
          />
        ))}
      </ol>
    </section>
  );
}

interface ToastItemProps {
  toast: Toast;
  onAct: (event: MouseEvent, action: MessageAction) => void;
  onDismiss: (event: MouseEvent) => void;
}

function ToastItem({ toast, onAct, onDismiss }: ToastItemProps): ReactNode {
  const { t } = useTranslation('web');
  const { action } = toast;
  return (
    <li className={classes(styles.toast, styles[toast.tone])}>
      <Icon name={TONE_ICONS[toast.tone]} size={18} />
      <span className={styles.text} aria-atomic="true">
        <VisuallyHidden>{t(`ui.tone.${toast.tone}`)} </VisuallyHidden>
        {toast.text}
        {toast.count > 1 && <b className={styles.count}> ×{toast.count}</b>}
      </span>
      {action && (
        <Button look="quiet" compact onClick={(event) => onAct(event, action)}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={t('ui.dismiss')} compact onClick={onDismiss} />
    </li>
  );
}
