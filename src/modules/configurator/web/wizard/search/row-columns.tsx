import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { decimalOf } from '#kernel/money.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import type { RowPrices } from '#modules/configurator/web/wizard/hit-prices.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { type ShownFigures, useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView, type WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { Words } from '#modules/configurator/web/wizard/words.ts';
import { type ColumnDef, columnOf, isDoubted, requiredColumn, rowCells } from '#product/column.ts';
import { shownColumns } from '#product/column-choice.ts';
import { torqueShort } from '#product/judgement/torque-short.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { useColumnMemory } from './column-memory.ts';
import { type ColumnName, useColumnName } from './column-name.ts';
import { lighterText } from './lighter-text.ts';
import { type Measure, tellingColumns } from './measure.ts';
import { ReserveBar } from './reserve-bar.tsx';
import styles from './search-step.module.css';
import { useRowPrices } from './use-row-prices.ts';

interface Shown extends Pick<WizardView, 'product' | 'words'> {
  readonly required: number;
  readonly torque: number | undefined;
  readonly figures: ShownFigures;
  readonly nameOf: ColumnName;
  readonly t: TFunction<'configurator'>;
}

/** The columns of a table of rows, the same until something in them changes; near misses end in why they are near only. */
export function useRowColumns({ required, isLoaded, torque }: Measure, isNear: boolean): readonly Column<FoundRow>[] {
  const { t } = useTranslation('configurator');
  const { product, words } = useWizardView();
  const figures = useShownFigures();
  const nameOf = useColumnName();
  const { code, rows } = product.context.line;
  const [chosen] = useColumnMemory(code);
  const prices = useRowPrices();
  return useMemo(() => {
    const shown = tellingColumns(rows, shownColumns(rows, chosen, { isNear }), { isLoaded });
    const columns = columnsOf(shown, { product, words, required, torque, figures, nameOf, t });
    return isNear
      ? [...columns, reasonColumn({ product, required, t })]
      : [...columns, ...priceColumns(prices, words, t)];
  }, [rows, chosen, isNear, isLoaded, product, words, required, torque, figures, nameOf, prices, t]);
}

/** Beside what a row bears stands the bar against what is required. */
function columnsOf(ids: readonly string[], shown: Shown): readonly Column<FoundRow>[] {
  const { rows: search } = shown.product.context.line;
  const least = requiredColumn(search)?.id;
  return ids
    .flatMap((id) => columnOf(search, id) ?? [])
    .flatMap((column) => [columnView(column, shown), ...(column.id === least ? [reserveColumn(least, shown)] : [])]);
}

function reserveColumn(least: string, { product, words, required, torque, figures, t }: Shown): Column<FoundRow> {
  const { rows } = product.context.line;
  const reserveIn = ({ row, judged }: FoundRow) => judged?.reserve ?? Number(rowCells(rows, row)[least]);
  return {
    id: 'reserve',
    header: t('column.reserve', { required: figures.figure(least, required) }),
    cell: (found) => (
      <ReserveBar
        value={reserveIn(found)}
        required={required}
        found={found}
        short={torqueShort(rows, found.row, torque)}
        locale={words.locale}
      />
    ),
  };
}

function reasonColumn({ product, required, t }: Pick<Shown, 'product' | 'required' | 't'>): Column<FoundRow> {
  const { NearReason } = product.panels;
  const reason = (found: FoundRow) => (
    <span className={styles.reason}>
      <NearReason found={found} required={required} />
      {found.judged?.isLighter && (
        <span className={styles.lighter}>{t(lighterText(found, product.context.line.rows))}</span>
      )}
    </span>
  );
  return { id: 'reason', header: t('column.reason'), cell: reason };
}

/** What each row costs, as far as that is known of one of them. */
function priceColumns(prices: RowPrices, { locale }: Words, t: TFunction<'configurator'>): readonly Column<FoundRow>[] {
  const [known] = [...prices.of.values()].flatMap((price) => (price === 'on-request' ? [] : [price]));
  if (known === undefined) return [];
  const cell = ({ row }: FoundRow) => {
    const price = prices.of.get(row.id);
    if (price === 'on-request') return t('column.onRequest');
    return price === undefined ? '' : plainFigure(Number(decimalOf(price)), locale);
  };
  return [
    {
      id: 'price',
      kind: 'number',
      isKept: true,
      header: t(prices.isDemo ? 'column.demoPrice' : 'column.price'),
      wholeName: t(prices.isDemo ? 'column.demoPriceOf' : 'column.priceOf'),
      symbol: known.currency,
      cell,
    },
  ];
}

/** The short name of a column that has one, with the whole one beside it. */
function headOf({ head }: ColumnDef, name: string, { locale }: Words): Pick<Column<FoundRow>, 'header' | 'wholeName'> {
  return head ? { header: textIn(head, locale), wholeName: name } : { header: name };
}

/** A column in the line's own way, or its figures under their sign and unit, or its codes. */
function columnView(column: ColumnDef, { product, words, required, figures, nameOf, t }: Shown): Column<FoundRow> {
  const { id, kind, symbol } = column;
  const search = product.context.line.rows;
  const { cells } = product.panels;
  const common = { id, ...headOf(column, nameOf(column), words), sortable: search.sorted.includes(id) };
  const Own = cells[id];
  if (Own) return { ...common, cell: (found) => <Own found={found} required={required} /> };
  const held = ({ row }: FoundRow) => rowCells(search, row)[id] ?? null;
  if (kind === 'code') return { ...common, cell: (found) => words.value(column.wire ?? id, String(held(found) ?? '')) };
  const unit = figures.unit(column);
  const signs = { ...(symbol !== undefined && { symbol }), ...(unit !== undefined && { unit }) };
  const told = (say: (id: string, value: number) => string | undefined) => (found: FoundRow) => {
    const value = held(found);
    return value === null ? undefined : say(id, Number(value));
  };
  const [cell, inSi] = [told(figures.figure), told(figures.inSi)];
  // A question mark says little alone: the rest is in the title, and on the overview.
  const mark = (found: FoundRow) => (isDoubted(column, rowCells(search, found.row)) ? '\u202f?' : '');
  return {
    ...common,
    kind,
    ...signs,
    cell: (found) => `${cell(found) ?? ''}${mark(found)}`,
    title: (found) => (mark(found) === '' ? inSi(found) : t('column.toBeConfirmed')),
  };
}
