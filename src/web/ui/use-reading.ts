import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { ToastStore } from './toast-store.ts';

/** What holds the messages while somebody reads them, and where the focus goes when one is sent away. */
export interface Reading {
  readonly ref: RefObject<HTMLElement | null>;
  readonly handlers: {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Moves a focus that would go with the pressed message: by keyboard to the next one, else back to where it came from. */
  leave(press: MouseEvent): void;
}

/** The messages wait while the pointer or the focus is on them. */
export function useReading(store: ToastStore): Reading {
  const ref = useRef<HTMLElement>(null);
  const isPointedAt = useRef(false);
  const origin = useRef<HTMLElement>(undefined);
  // With the dialog it stands in, a region goes without the pointer ever leaving it.
  useEffect(() => store.resume, [store]);

  function isHere(element: EventTarget | null): boolean {
    return element instanceof Node && ref.current?.contains(element) === true;
  }

  function heed(focused: EventTarget | null): void {
    if (isPointedAt.current || isHere(focused)) store.pause();
    else store.resume();
  }

  function point(isOn: boolean): void {
    isPointedAt.current = isOn;
    heed(document.activeElement);
  }

  return {
    ref,
    handlers: {
      onMouseEnter: () => point(true),
      onMouseLeave: () => point(false),
      onFocus({ target, relatedTarget }) {
        if (relatedTarget instanceof HTMLElement && !isHere(relatedTarget)) origin.current = relatedTarget;
        heed(target);
      },
      onBlur: ({ relatedTarget }) => heed(relatedTarget),
    },
    leave({ currentTarget, detail }) {
      const item = currentTarget.closest('li');
      const next = item?.nextElementSibling ?? item?.previousElementSibling;
      if (!next) isPointedAt.current = false;
      if (!item?.contains(document.activeElement)) return;
      // A press by keyboard is a click without a count.
      const dismissal = detail === 0 ? next?.querySelector<HTMLElement>('button:last-of-type') : undefined;
      (dismissal ?? whereFrom(origin.current, item))?.focus({ preventScroll: true });
    },
  };
}

/** Where the focus was before; what has gone since is stood in for by what is around. */
function whereFrom(origin: HTMLElement | undefined, item: Element): HTMLElement | null | undefined {
  if (origin?.isConnected) return origin;
  const dialog = item.closest('dialog');
  return dialog ? dialog.querySelector<HTMLElement>('input, button') : document.getElementById('content');
}
