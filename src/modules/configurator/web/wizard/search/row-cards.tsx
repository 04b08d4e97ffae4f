import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Money, moneyText } from '#kernel/money.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { type ShownFigures, useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView, type WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf, type RowSearchDef, rowCells } from '#product/column.ts';
import { torqueShort } from '#product/judgement/torque-short.ts';
import { Icon } from '#web/ui/icons.tsx';
import { amountOf } from './cheapest.ts';
import { CostNote } from './cost-note.tsx';
import { FrameNote } from './frame-note.tsx';
import { type Measure, tellingColumns } from './measure.ts';
import styles from './row-cards.module.css';
import { ShortNote } from './short-note.tsx';
import { useRowPrices } from './use-row-prices.ts';

export interface RowCardsProps {
  caption: string;
  rows: readonly FoundRow[];
  measure: Measure;
}

/** How many columns of the table stand on a line of a card, where the line says nothing of cards. */
const ON_A_LINE = 3;

/** Rows on a phone: a card of two lines each, which is pressed to choose it and go on. */
export function RowCards({ caption, rows, measure }: RowCardsProps): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const prices = useRowPrices();
  const { config, product, chooseRow } = view;
  const { required, torque } = measure;
  const [first, second] = linesOf(product.context.line.rows, measure);
  const priceText = (price: Money, isDemo: boolean) => {
    const amount = moneyText(price, view.words.locale);
    return isDemo ? t('search.why.demoPrice', { amount }) : amount;
  };
  const signed = mistakable(product.context.line.rows, [...first, ...second]);
  const { NearReason } = product.panels;
  return (
    <ul className={styles.cards} aria-label={caption}>
      {rows.map((found) => {
        const { row, reason, judged, cost } = found;
        const isChosen = config.basicType?.id === row.id;
        const price = reason === undefined ? amountOf(prices, row) : undefined;
        const short = torqueShort(product.context.line.rows, row, torque);
        return (
          <li key={row.id} data-row={row.id}>
            <button type="button" className={styles.card} aria-pressed={isChosen} onClick={() => chooseRow(row, true)}>
              <span className={styles.lines}>
                <span className={styles.first}>{said(first, found, { view, figures, required, signed })}</span>
                <span className={styles.second}>{said(second, found, { view, figures, required, signed })}</span>
                {reason !== undefined && (
                  <span className={styles.reason}>
                    <NearReason found={found} required={required} />
                  </span>
                )}
                {judged?.framePower !== undefined && <FrameNote power={judged.framePower} />}
                {short !== undefined && <ShortNote percent={short} />}
                {cost && <CostNote at="card" cost={cost} />}
                {price && <span className={styles.second}>{priceText(price, prices.isDemo)}</span>}
                {judged?.verdict === 'oversized' && <span className={styles.reason}>{t('verdict.oversized')}</span>}
              </span>
              <span className={styles.action}>
                {isChosen ? <Icon name="check" size={16} /> : t('search.take')}
                <Icon name="right" size={14} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function linesOf(search: RowSearchDef, measure: Measure): readonly [readonly string[], readonly string[]] {
  const { card, shown } = search;
  const [first, second] = card ?? [shown.slice(0, ON_A_LINE), shown.slice(ON_A_LINE, 2 * ON_A_LINE)];
  return [tellingColumns(search, first, measure), tellingColumns(search, second, measure)];
}

/** The columns that share a unit with another one of the card: without its sign nobody could tell which figure is which. */
function mistakable(rows: RowSearchDef, ids: readonly string[]): readonly string[] {
  const units = ids.map((id) => columnOf(rows, id)?.unit);
  return ids.filter(
    (_, index) => units[index] !== undefined && units.filter((unit) => unit === units[index]).length > 1,
  );
}

interface Said {
  readonly view: WizardView;
  readonly figures: ShownFigures;
  readonly required: number;
  /** The columns that carry their sign beside their unit. */
  readonly signed: readonly string[];
}

/** Columns of a row one after the other: figures with their unit, with their sign where they have none or it is another's too. */
function said(ids: readonly string[], found: FoundRow, { view, figures, required, signed }: Said): ReactNode {
  const { product } = view;
  const { rows } = product.context.line;
  const cells = rowCells(rows, found.row);
  return ids.map((id, index) => {
    const Own = product.panels.cells[id];
    const column = columnOf(rows, id);
    const held = cells[id] ?? null;
    const figure = typeof held === 'number' ? figures.withUnit(id, held) : held;
    const sign = column?.unit === undefined || signed.includes(id) ? column?.symbol : undefined;
    return (
      <Fragment key={id}>
        {index > 0 && ' · '}
        {Own ? <Own found={found} required={required} /> : [sign, figure].filter(Boolean).join('\u00a0')}
      </Fragment>
    );
  });
}
