import { type FocusEvent, useEffect, useState } from 'react';

/** How long a message stands that tells what was done. */
export const SHOWN_MS = 8000;

export interface Shown {
  readonly isShown: boolean;
  readonly dismiss: () => void;
  /** What the message heeds: it waits while the pointer or the focus is on it. */
  readonly reading: {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Whether a message is still shown: it goes after a time, undefined for never, and each new one begins anew. */
export function useShown(message: unknown, time: number | undefined): Shown {
  const [gone, setGone] = useState<unknown>();
  const [isRead, setRead] = useState(false);
  const isGone = gone === message;
  useEffect(() => {
    if (time === undefined || isRead || isGone) return;
    const timer = setTimeout(() => setGone(message), time);
    return () => clearTimeout(timer);
  }, [message, time, isRead, isGone]);
  return {
    isShown: !isGone,
    dismiss() {
      setRead(false);
      setGone(message);
    },
    reading: {
      onMouseEnter: () => setRead(true),
      onMouseLeave: () => setRead(false),
      onFocus: () => setRead(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setRead(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
