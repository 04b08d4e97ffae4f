import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Icon } from '#web/ui/icons.tsx';
import { judgedFigures } from './judged-figures.ts';
import type { Measure } from './measure.ts';
import { type PickedRow, reasonOf } from './pick-reason.ts';
import styles from './picks.module.css';

/** The rows to look at first, each with why in one line; a press chooses one and goes on. */
export function Picks({ picks, measure }: { picks: readonly PickedRow[]; measure: Measure }): ReactNode {
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
              <span>{judgedFigures(picked.row, view, figures).join(' · ')}</span>
              <span className={styles.why}>{reasonOf(picked, recommended.row, { view, figures, t, measure })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
