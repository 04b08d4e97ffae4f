import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedRowDto } from '#modules/comparisons/contract.ts';
import { type Difference, differenceFrom } from '#modules/comparisons/domain/difference.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './comparison-table.module.css';

type Cell = ComparedRowDto['cells'][number];

export interface ComparedCellProps {
  cell: Cell;
  row: ComparedRowDto;
  /** What it is held against; left out where it is held against nothing. */
  reference: Cell | undefined;
}

/** What one product says, and how that differs from the reference. */
export function ComparedCell({ cell, row, reference }: ComparedCellProps): ReactNode {
  const { t } = useTranslation('comparisons');
  return (
    <td>
      {cell === null ? (
        <span className={styles.nothing}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{t('nothing')}</VisuallyHidden>
        </span>
      ) : (
        cell.text
      )}
      {reference !== undefined && <Mark difference={differenceFrom(reference, cell, row)} unit={row.unit} />}
    </td>
  );
}

function Mark({ difference, unit }: { difference: Difference; unit: string | null }): ReactNode {
  const { t } = useTranslation('comparisons');
  if (difference.kind === 'same') return null;
  if (difference.kind === 'different')
    return <span className={classes(styles.mark, styles.other)}>{t('mark.different')}</span>;
  const { kind, by, percent } = difference;
  const isJudged = kind === 'better' || kind === 'worse';
  const word = t(`mark.${kind}`);
  return (
    <span className={classes(styles.mark, styles[kind])}>
      {isJudged ? `${word} ` : <VisuallyHidden>{word} </VisuallyHidden>}
      {unit === '%' ? t('mark.points', { by }) : `${by}${unit === null ? '' : `\u00a0${unit}`}`}
      {percent !== undefined && ` (${percent}\u00a0%)`}
    </span>
  );
}
