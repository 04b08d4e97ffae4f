import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#web/store/store.ts';

/** The open modal dialogs, the one in front last. */
const open = createStore<readonly HTMLDialogElement[]>([]);

/** The modal dialog in front: while there is one, all outside of it is out of reach, for the eye, the pointer and readers. */
export function useFrontModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(open.subscribe, open.get, open.get).at(-1);
}

/** Whether a dialog is to stand open: that of a page that is hidden is not, though it is still in the document. */
export function isModal(dialog: HTMLDialogElement): boolean {
  return open.get().includes(dialog);
}

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
    if (dialog) open.set([...open.get(), dialog]);
    return () => {
      open.set(open.get().filter((one) => one !== dialog));
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [ref]);
}
