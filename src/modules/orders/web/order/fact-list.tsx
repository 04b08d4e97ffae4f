import type { ReactNode } from 'react';
import { type Fact, FactList as Facts } from '#web/ui/fact-list.tsx';
import styles from './order-page.module.css';

/** Facts of an order, as its page lays them out. */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactNode {
  return <Facts className={styles.facts} facts={facts} />;
}
