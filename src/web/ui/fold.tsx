import type { ReactNode } from 'react';
import styles from './fold.module.css';
import { Icon } from './icons.tsx';

export interface FoldProps {
  /** What is folded, with how many there are of it. */
  title: string;
  /** Whether it starts unfolded. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Something that stands under its title once that is pressed. */
export function Fold({ title, open = false, className, children }: FoldProps): ReactNode {
  return (
    <details className={className} open={open}>
      <summary className={styles.title}>
        <Icon name="right" size={14} />
        {title}
      </summary>
      {children}
    </details>
  );
}
