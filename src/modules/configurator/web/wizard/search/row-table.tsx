import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { useWizardView, type WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type ColumnDef, columnOf, requiredColumn, rowCells } from '#product/column.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { type Column, DataTable, type Sort } from '#web/ui/data-table.tsx';
import { columnFigures } from './column-figures.ts';
import { ReserveBar } from './reserve-bar.tsx';
import styles from './search-step.module.css';

export interface RowTableProps {
  caption: string;
  rows: readonly FoundRow[];
  required: number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** Rows of a line as a table of its columns; exactly one of them is chosen. */
export function RowTable({ caption, rows, required, sort, onSort }: RowTableProps): ReactNode {
  const { config, words, asking } = useWizardView();
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
        onSelect: ({ row }) => {
          if (row.id !== config.basicType?.id) asking.propose({ kind: 'basicType', row }, BASIC_TYPE);
        },
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
    .flatMap((column) => [columnView(column, { required, rows, view }), ...(column.id === least ? [bar] : [])]);
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
  readonly rows: readonly FoundRow[];
  readonly view: WizardView;
}

/** A column in the line's own way, or its figures under their sign and unit, or its codes. */
function columnView(column: ColumnDef, { required, rows, view }: Shown): Column<FoundRow> {
  const { product, words } = view;
  const { id, kind, unit, symbol } = column;
  const search = product.context.line.rows;
  const { cells, figure } = product.panels;
  const common = { id, header: words.column(column), sortable: search.sorted.includes(id) };
  const Own = cells[id];
  if (Own) return { ...common, cell: (found) => <Own found={found} required={required} /> };
  const held = ({ row }: FoundRow) => rowCells(search, row)[id] ?? null;
  if (kind === 'code') return { ...common, cell: (found) => words.value(column.wire ?? id, String(held(found) ?? '')) };
  const values = rows.map(held).filter((value) => typeof value === 'number');
  const write = columnFigures(column, values, { figure, locale: words.locale });
  const written = (value: string | number | null) => (value === null ? '' : write(Number(value)));
  const signs = { ...(symbol !== undefined && { symbol }), ...(unit !== undefined && { unit }) };
  return { ...common, kind, ...signs, cell: (found) => written(held(found)) };
}
