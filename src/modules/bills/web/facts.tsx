import type { ReactNode } from 'react';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import styles from './facts.module.css';

/** Facts of a paper or a shipment, side by side. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return <FactList className={styles.facts} facts={facts} />;
}
