import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { useWizardView, type WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type ColumnDef, columnOf, requiredColumn, rowCells } from '#product/column.ts';
import { type Column, DataTable, type Sort } from '#web/ui/data-table.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { ReserveBar } from './reserve-bar.tsx';
import { RowCards } from './row-cards.tsx';
import styles from './search-step.module.css';

export interface RowTableProps {
  caption: string;
  rows: readonly FoundRow[];
  required: number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** Rows of a line, of which exactly one is chosen: a table of its columns, on a phone cards. */
export function RowTable(props: RowTableProps): ReactNode {
  return useNarrow() ? <RowCards {...props} /> : <WideTable {...props} />;
}

function WideTable({ caption, rows, required, sort, onSort }: RowTableProps): ReactNode {
  const { config, words, chooseRow } = useWizardView();
  const columns = useColumns(required, rows);
  return (
    <DataTable
      caption={caption}
      compact
      columns={columns}
      rows={rows}
      rowId={({ row }) => row.id}
      {...(sort && { sort })}
      {...(onSort && { onSort })}
      selection={{
        selected: config.basicType?.id,
        onSelect: ({ row }) => chooseRow(row, false),
        onConfirm: ({ row }) => chooseRow(row, true),
        name: ({ row }) => words.row(row),
      }}
    />
  );
}

function useColumns(required: number, rows: readonly FoundRow[]): readonly Column<FoundRow>[] {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const search = view.product.context.line.rows;
  const { NearReason } = view.product.panels;
  const areNear = rows.some(({ reason }) => reason !== undefined);
  const shown = areNear ? (search.shownNear ?? search.shown) : search.shown;
  const least = requiredColumn(search)?.id;
  const bar: Column<FoundRow> = {
    id: 'reserve',
    header: t('column.reserve'),
    cell: ({ row, judged }) => (
      <ReserveBar value={Number(rowCells(search, row)[least ?? ''])} required={required} judged={judged} />
    ),
  };
  const columns = shown
    .flatMap((id) => columnOf(search, id) ?? [])
    .flatMap((column) => [columnView(column, { required, view }), ...(column.id === least ? [bar] : [])]);
  if (!areNear) return columns;
  const reason = (found: FoundRow) => (
    <span className={styles.reason}>
      <NearReason found={found} required={required} />
      {found.judged?.isLighter && <span className={styles.lighter}>{t('verdict.below-demandLighter')}</span>}
    </span>
  );
  return [...columns, { id: 'reason', header: t('column.reason'), cell: reason }];
}

interface Shown {
  readonly required: number;
  readonly view: WizardView;
}

/** A column in the line's own way, or its figures under their sign and unit, or its codes. */
function columnView(column: ColumnDef, { required, view }: Shown): Column<FoundRow> {
  const { product, words } = view;
  const { id, kind, unit, symbol } = column;
  const { config, description } = view;
  const named = product.context.line.search.named?.(description.standing, config.search)[id];
  const search = product.context.line.rows;
  const { cells, figure } = product.panels;
  const common = {
    id,
    header: words.column(named ? { ...column, label: named } : column),
    sortable: search.sorted.includes(id),
  };
  const Own = cells[id];
  if (Own) return { ...common, cell: (found) => <Own found={found} required={required} /> };
  const held = ({ row }: FoundRow) => rowCells(search, row)[id] ?? null;
  if (kind === 'code') return { ...common, cell: (found) => words.value(column.wire ?? id, String(held(found) ?? '')) };
  const written = (value: string | number | null) => (value === null ? '' : figure(id, Number(value), words.locale));
  const signs = { ...(symbol !== undefined && { symbol }), ...(unit !== undefined && { unit }) };
  return { ...common, kind, ...signs, cell: (found) => written(held(found)) };
}
