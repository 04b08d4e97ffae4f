import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './mark-bar.module.css';

export interface MarkBarProps {
  label: string;
  /** How many rows are marked, in words. */
  marked: string;
  /** What stands on the button that takes all marks away. */
  clear: string;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with the marked rows of a list, at the foot of the window as long as any is marked. */
export function MarkBar({ label, marked, clear, onClear, children }: MarkBarProps): ReactNode {
  return (
    <section className={styles.bar} aria-label={label}>
      <strong aria-live="polite">{marked}</strong>
      {children}
      <Button look="quiet" compact onClick={onClear}>
        {clear}
      </Button>
    </section>
  );
}

interface MarkActionsProps {
  label: string;
  disabled?: boolean;
  children: ReactNode;
}

/** What changes the marked rows themselves; all of it at once may not be possible. */
export function MarkActions({ label, disabled = false, children }: MarkActionsProps): ReactNode {
  return (
    <fieldset className={styles.actions} disabled={disabled} aria-label={label}>
      {children}
    </fieldset>
  );
}

/** What is said of the marked rows beside what can be done with them. */
export function MarkNote({ role, children }: { role?: 'status'; children: ReactNode }): ReactNode {
  return (
    <span className={styles.note} role={role}>
      {children}
    </span>
  );
}
