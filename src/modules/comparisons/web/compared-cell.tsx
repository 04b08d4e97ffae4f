import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Difference, differenceFrom } from '#modules/comparisons/domain/difference.ts';
import { signedMoney } from '#modules/prices/domain/signed-money.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './comparison-table.module.css';
import type { ShownCell, ShownRow } from './shown-row.ts';

export interface ComparedCellProps {
  cell: ShownCell | null;
  row: Pick<ShownRow, 'better' | 'unit'>;
  /** What it is held against; left out where it is held against nothing. */
  reference: ShownCell | null | undefined;
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
      {cell?.notes?.map((note) => (
        <span key={note} className={styles.mark}>
          {note}
        </span>
      ))}
    </td>
  );
}

function Mark({ difference, unit }: { difference: Difference; unit: string | null }): ReactNode {
  const { t, i18n } = useTranslation('comparisons');
  if (difference.kind === 'same') return null;
  if (difference.kind === 'different')
    return <span className={classes(styles.mark, styles.other)}>{t('mark.different')}</span>;
  const { kind, percent } = difference;
  const by = typeof difference.by === 'string' ? difference.by : signedMoney(difference.by, localeOfInterface(i18n));
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
