import type { ReactNode } from 'react';
import type { LineDto } from '#modules/cart/contract.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './line-table.module.css';

type Fitting = LineDto['fittings'][number];

/**
 * How the drive of a line is mounted and what it is fitted with, which its name does not tell. None of a portal that does not
 * tell them yet, while an update is under way.
 */
export function LineFittings({ fittings = [] }: Partial<Pick<LineDto, 'fittings'>>): ReactNode {
  if (fittings.length === 0) return null;
  return (
    <span className={styles.fittings}>
      {fittings.map((fitting) => (
        <Tag key={fitting.field}>{wordsOf(fitting)}</Tag>
      ))}
    </span>
  );
}

/** How it is mounted and what it is fitted with, by its codes, such as are none on a nameplate in words; all in words where a pointer rests on them. */
export function FittingCodes({ fittings = [] }: Partial<Pick<LineDto, 'fittings'>>): ReactNode {
  return (
    <span className={styles.codes} title={fittings.map(({ label, value }) => `${label} ${value}`).join(', ')}>
      {fittings.map(({ code, value }) => (isSpoken(code) ? value : code)).join(' · ')}
    </span>
  );
}

/** A code that is a word of one language, such as `foot`: no nameplate carries it. */
function isSpoken(code: string): boolean {
  return /[a-z]{3}/.test(code);
}

/** A mere code would not say what it is. */
function wordsOf({ code, label, value }: Fitting): string {
  return value === code ? `${label}\u00a0${value}` : value;
}
