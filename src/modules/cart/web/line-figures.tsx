import { Fragment, type ReactNode } from 'react';
import { LISTED_FIGURES } from '#lines/listed-figures.ts';
import type { LineDto } from '#modules/cart/contract.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './line-table.module.css';

type Told = LineDto['figures'][number];

/** A number or a share alone would not say what it is, nor would one of several torques or loads, nor one that is not usual for its unit. */
function needsSign({ unit, symbol, column }: Told, figures: readonly Told[]): boolean {
  if (unit === null || unit === '%') return true;
  const listed = LISTED_FIGURES.find(({ of }) => of.includes(column));
  return (
    figures.filter((other) => other.unit === unit).length > 1 || (listed !== undefined && listed.symbol !== symbol)
  );
}

/**
 * The figures the drive of a line is known by, on one line: by unit, or by sign where that says nothing; read out with their
 * names. None of a portal that does not tell them yet, while an update is under way.
 */
export function LineFigures({ figures = [] }: Partial<Pick<LineDto, 'figures'>>): ReactNode {
  if (figures.length === 0) return null;
  return (
    <span className={styles.figures}>
      {figures.map((figure, index) => {
        const { column, label, symbol, value, unit } = figure;
        return (
          <Fragment key={column}>
            {index > 0 && ' · '}
            <span className={styles.figure} title={label}>
              <VisuallyHidden>{label} </VisuallyHidden>
              {needsSign(figure, figures) && symbol !== null && <span aria-hidden="true">{`${symbol}\u00a0`}</span>}
              {value}
              {unit !== null && `\u00a0${unit}`}
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}
