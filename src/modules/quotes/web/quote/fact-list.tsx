import type { ReactNode } from 'react';
import { type Fact, FactList as Facts } from '#web/ui/fact-list.tsx';
import styles from './quote-page.module.css';

/** Facts of a quote, as its page lays them out. */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactNode {
  return <Facts className={styles.facts} facts={facts} />;
}
