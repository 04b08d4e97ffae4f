import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { type ShownFigures, useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView, type WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf, rowCells } from '#product/column.ts';
import type { CatalogueRow } from '#product/row.ts';
import { Icon } from '#web/ui/icons.tsx';
import { type PickedRow, reasonOf } from './pick-reason.ts';
import styles from './picks.module.css';

/** The rows to look at first, each with why in one line; a press chooses one and goes on. */
export function Picks({ picks }: { picks: readonly PickedRow[] }): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const { config, product, words, chooseRow } = view;
  const [recommended] = picks;
  if (recommended === undefined) return null;
  return (
    <ul className={styles.picks} aria-label={t('search.picks')}>
      {picks.map((picked) => {
        const isChosen = config.basicType?.id === picked.row.id;
        return (
          <li key={picked.pick}>
            <button
              type="button"
              className={styles.pick}
              aria-pressed={isChosen}
              onClick={() => chooseRow(picked.row, true)}
            >
              <span className={styles.name}>
                {isChosen && <Icon name="check" size={14} />}
                {t(`search.pick.${picked.pick}`)}
              </span>
              <span className={styles.row}>{product.panels.rowInShort(picked.row, words.locale, figures)}</span>
              <span>{judgedFigures(picked.row, view, figures)}</span>
              <span className={styles.why}>{reasonOf(picked, recommended.row, { view, figures, t })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What a row bears and weighs, with signs and units. */
function judgedFigures(row: CatalogueRow, { product, words }: WizardView, figures: ShownFigures): string {
  const { rows } = product.context.line;
  const cells = rowCells(rows, row);
  const { reserve = '', mass = '' } = rows.judged ?? {};
  const said = [reserve, mass].flatMap((id) => {
    const [column, value] = [columnOf(rows, id), cells[id]];
    if (column === undefined || typeof value !== 'number') return [];
    const sign = column.symbol ?? (column.label && textIn(column.label, words.locale));
    return [[column.unit === undefined && sign, figures.withUnit(id, value)].filter(Boolean).join('\u00a0')];
  });
  return said.join(' · ');
}
