import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './wizard-skeleton.module.css';

/** The wizard's own shape while it is loading: steps, content, summary. */
export function WizardSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="rows" count={6} />
      <div className={styles.content}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" />
    </div>
  );
}
