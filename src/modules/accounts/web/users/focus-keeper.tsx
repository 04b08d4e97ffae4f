import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

interface FocusKeeperProps {
  rows: readonly unknown[];
  children: ReactNode;
}

/** Keeps the focus in a list whose rows come and go: where the row somebody was at is gone, the list itself has it, and not the page. */
export function FocusKeeper({ rows, children }: FocusKeeperProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the rows are others
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) list.current?.focus();
  }, [rows]);

  /** A row that is taken away has no successor; whoever goes elsewhere does. */
  function handleBlur({ relatedTarget }: FocusEvent): void {
    isInside.current = relatedTarget === null || (list.current?.contains(relatedTarget) ?? false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the focus goes
    <div
      ref={list}
      tabIndex={-1}
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={handleBlur}
    >
      {children}
    </div>
  );
}
