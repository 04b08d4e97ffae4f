import { type RefObject, useEffect } from 'react';

/**
 * Opens a dialog as a modal while it is rendered, and gives the focus back to where it was. Inside, the focus goes to the
 * element with `data-autofocus`, else to the first control (React's autoFocus comes too early, before the dialog shows).
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [ref]);
}
