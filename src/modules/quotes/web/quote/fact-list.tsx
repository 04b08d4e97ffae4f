import type { ReactNode } from 'react';
import styles from './quote-page.module.css';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Facts by their names; what is not known is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactNode {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== false && value !== '');
  return (
    <dl className={styles.facts}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
