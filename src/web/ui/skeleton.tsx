import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import styles from './states.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps {
  /** The shape of what is coming: lines of text, rows of a table, one big block. */
  shape?: 'text' | 'rows' | 'block';
  count?: number;
}

/** The place of something that is loading, in its own shape. */
export function Skeleton({ shape = 'text', count = 3 }: SkeletonProps): ReactNode {
  const { t } = useTranslation('web');
  const bars = Array.from({ length: shape === 'block' ? 1 : count }, (_, index) => index);
  return (
    <div role="status" className={classes(styles.skeleton, styles[shape])}>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {bars.map((bar) => (
        <div key={bar} className={styles.bar} />
      ))}
    </div>
  );
}
