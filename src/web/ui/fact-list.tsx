import type { ReactNode } from 'react';

/** Something that is known, by its name. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** How the page lays it out. */
  className?: string | undefined;
}

/** Facts by their names; what is not known is left out, and so is a list of nothing. */
export function FactList({ className, facts }: FactListProps): ReactNode {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== false && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={className}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
