import { Fragment, type ReactNode } from 'react';
import type { LineDto } from '#modules/cart/contract.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './line-table.module.css';

/** A number or a share alone would not say what it is. */
const needsSign = (unit: string | null) => unit === null || unit === '%';

/**
 * The figures the drive of a line is known by, on one line: by unit, or by sign where that says nothing; read out with their
 * names. None of a portal that does not tell them yet, while an update is under way.
 */
export function LineFigures({ figures = [] }: Partial<Pick<LineDto, 'figures'>>): ReactNode {
  if (figures.length === 0) return null;
  return (
    <span className={styles.figures}>
      {figures.map(({ column, label, symbol, value, unit }, index) => (
        <Fragment key={column}>
          {index > 0 && ' · '}
          <span className={styles.figure} title={label}>
            <VisuallyHidden>{label} </VisuallyHidden>
            {needsSign(unit) && symbol !== null && <span aria-hidden="true">{`${symbol}\u00a0`}</span>}
            {value}
            {unit !== null && `\u00a0${unit}`}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
