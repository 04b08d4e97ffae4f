import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { isModal, useModal } from './use-modal.ts';

export interface DialogProps {
  title: ReactNode;
  /** The person wants it gone: by the cross, Esc or a click outside. */
  onClose: () => void;
  width?: 'narrow' | 'form' | 'medium' | 'wide' | 'full';
  /** False: neither Esc nor a click outside closes it; the cross still does. */
  dismissable?: boolean;
  /** An alert interrupts; its first focus should be the safe way out. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/** A modal dialog while it is rendered. Focus goes in, stays in, and returns to where it was. */
export function Dialog({
  title,
  onClose,
  width = 'medium',
  dismissable = true,
  role,
  children,
}: DialogProps): ReactNode {
  const titleId = useId();
  const { t } = useTranslation('web');
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref);

  function handleKey(event: KeyboardEvent<HTMLDialogElement>): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (dismissable) onClose();
  }

  /** The second press of a double click was meant for the button that opened it. */
  function handlePress(event: MouseEvent<HTMLDialogElement>): void {
    if (dismissable && event.target === ref.current && event.detail < 2) onClose();
  }

  /** Browsers close a dialog on repeated Esc whatever is said to the first ones: one that must stay is opened again, unless its page is hidden or gone. */
  function handleGone(event: SyntheticEvent<HTMLDialogElement>): void {
    const dialog = event.currentTarget;
    if (event.target !== dialog || dialog.open || !isModal(dialog)) return;
    if (dismissable) onClose();
    else dialog.showModal();
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[width])}
      onKeyDown={handleKey}
      onMouseDown={handlePress}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onClose={handleGone}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={t('ui.close')} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** The row of buttons at the foot of a dialog. */
export function DialogActions({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}
