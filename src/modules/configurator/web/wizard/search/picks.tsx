import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView, type WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf, rowFigure } from '#product/column.ts';
import type { LossBeyond } from '#product/judgement/gear-loss.ts';
import type { JudgedColumns } from '#product/judgement/judged-columns.ts';
import { torqueShort } from '#product/judgement/torque-short.ts';
import type { CatalogueRow } from '#product/row.ts';
import { Icon } from '#web/ui/icons.tsx';
import type { CostOf } from './costs.ts';
import { judgedFigures } from './judged-figures.ts';
import type { Measure } from './measure.ts';
import { notesOnPick } from './pick-notes.ts';
import { type PickedRow, reasonOf } from './pick-reason.ts';
import styles from './picks.module.css';
import { useRowPrices } from './use-row-prices.ts';

export interface PicksProps {
  picks: readonly PickedRow[];
  measure: Measure;
  /** Whether a near miss is lighter than the recommended row. */
  isLighterNear: boolean;
  costOf: CostOf;
  /** How many rows are shown, where there are further ones. */
  pricedOf: number | undefined;
}

/** The rows to look at first, each with why in a line per reason; a press chooses one and goes on. */
export function Picks({ picks, measure, isLighterNear, costOf, pricedOf }: PicksProps): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const prices = useRowPrices();
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
                {tile.map(({ pick }) => nameOf(pick, view, t)).join(' · ')}
                {!isChosen && (
                  <span className={styles.take} aria-hidden>
                    {t('search.take')}
                    <Icon name="right" size={14} />
                  </span>
                )}
              </span>
              <span className={styles.row}>{product.panels.rowInShort(picked.row, words.locale, figures)}</span>
              <span>{[...judgedFigures(picked.row, view, figures), ...polesOf(picked.row, view, t)].join(' · ')}</span>
              {tile.map((one) => (
                <span key={one.pick} className={styles.why}>
                  {reasonOf(one, recommended.row, {
                    view,
                    figures,
                    t,
                    measure,
                    isLighterNear,
                    costOf,
                    prices,
                    pricedOf,
                  })}
                </span>
              ))}
              <Beside row={picked.row} measure={measure} />
              <Cost of={costOf(picked.row)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What speaks against a row that is pointed out: torque it lacks within the tolerance, a motor of two poles, and what its line tells. */
function Beside({ row, measure }: { row: CatalogueRow; measure: Measure }): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const { rows } = view.product.context.line;
  const { load = '', poles = '' }: Partial<JudgedColumns> = rows.judged ?? {};
  const short = torqueShort(rows, row, measure.torque);
  const told = (value: number) => figures.withUnit(load, value);
  return (
    <>
      {short !== undefined && (
        <span className={styles.cost}>
          {t('search.short.tile', {
            percent: short,
            actual: told(rowFigure(rows, row, load)),
            asked: told(measure.torque ?? 0),
            tolerance: figures.share(rows.tolerance.found),
          })}
        </span>
      )}
      {rowFigure(rows, row, poles) === FAST_POLES && <span className={styles.cost}>{t('search.twoPoles.tile')}</span>}
      {notesOnPick(row, view).map((note) => (
        <span key={note.id} className={styles.cost}>
          {textIn(note.text, view.words.locale)}
        </span>
      ))}
    </>
  );
}

/** Motors of so many poles run at twice the usual speed. */
const FAST_POLES = 2;

/** What the mass a row is pointed out for is paid with: the order looks at mass first, an engineer at what it costs to run. */
function Cost({ of: cost }: { of: LossBeyond | undefined }): ReactNode {
  const { t } = useTranslation('configurator');
  const { power, share } = useShownFigures();
  if (cost === undefined) return null;
  return (
    <span className={styles.cost}>
      {t('search.cost.tile', { own: share(cost.own), other: share(cost.other), more: power(cost.more) })}
    </span>
  );
}

/** What a row is pointed out for; the efficiency is told as what it is of, the gear unit or the motor. */
function nameOf(pick: PickedRow['pick'], { product, words }: WizardView, t: TFunction<'configurator'>): string {
  const { rows } = product.context.line;
  const column = columnOf(rows, rows.judged?.efficiency ?? '');
  const efficiency = column ? words.column(column) : '';
  return t(`search.pick.${pick}`, { efficiency: efficiency.toLowerCase() });
}

/** The poles of its motor, where it has one of ours. */
function polesOf(row: CatalogueRow, { product }: WizardView, t: TFunction<'configurator'>): readonly string[] {
  const { rows } = product.context.line;
  const poles = rowFigure(rows, row, rows.judged?.poles ?? '');
  return poles > 0 ? [t('search.poles', { poles })] : [];
}

type Tile = readonly [PickedRow, ...PickedRow[]];

/** What is pointed out for several reasons is pointed out once, with all of them. */
function tilesOf(picks: readonly PickedRow[]): readonly Tile[] {
  const tiles = new Map<string, Tile>();
  for (const picked of picks) {
    const { id } = picked.row;
    const [first, ...rest] = tiles.get(id) ?? [picked];
    tiles.set(id, first === picked ? [picked] : [first, ...rest, picked]);
  }
  return [...tiles.values()];
}
