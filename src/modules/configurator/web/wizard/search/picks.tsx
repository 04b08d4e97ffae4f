import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Icon } from '#web/ui/icons.tsx';
import { judgedFigures } from './judged-figures.ts';
import type { Measure } from './measure.ts';
import { type PickedRow, reasonOf } from './pick-reason.ts';
import styles from './picks.module.css';

export interface PicksProps {
  picks: readonly PickedRow[];
  measure: Measure;
  /** Whether a near miss is lighter than the recommended row. */
  isLighterNear: boolean;
}

/** The rows to look at first, each with why in a line per reason; a press chooses one and goes on. */
export function Picks({ picks, measure, isLighterNear }: PicksProps): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const { config, product, words, chooseRow } = view;
  const [recommended] = picks;
  if (recommended === undefined) return null;
  return (
    <ul className={styles.picks} aria-label={t('search.picks')}>
      {tilesOf(picks).map((tile) => {
        const [picked] = tile;
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
                {tile.map(({ pick }) => t(`search.pick.${pick}`)).join(' · ')}
                {!isChosen && (
                  <span className={styles.take} aria-hidden>
                    {t('search.take')}
                    <Icon name="right" size={14} />
                  </span>
                )}
              </span>
              <span className={styles.row}>{product.panels.rowInShort(picked.row, words.locale, figures)}</span>
              <span>{judgedFigures(picked.row, view, figures).join(' · ')}</span>
              {tile.map((one) => (
                <span key={one.pick} className={styles.why}>
                  {reasonOf(one, recommended.row, { view, figures, t, measure, isLighterNear })}
                </span>
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type Tile = readonly [PickedRow, ...PickedRow[]];

/** What is pointed out for several reasons because it is the recommended row is pointed out once. */
function tilesOf([recommended, ...others]: readonly PickedRow[]): readonly Tile[] {
  if (recommended === undefined) return [];
  const isToo = ({ reasons }: PickedRow) => reasons.includes('recommended-too');
  const apart = others.filter((other) => !isToo(other));
  return [[recommended, ...others.filter(isToo)], ...apart.map((other): Tile => [other])];
}
