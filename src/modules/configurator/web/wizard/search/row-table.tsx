import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { useWizardView, type WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type ColumnDef, columnOf, rowCells } from '#product/column.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { type Column, DataTable, type Sort } from '#web/ui/data-table.tsx';
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
  const columns = shown.flatMap((id) => columnOf(search, id) ?? []).map((column) => columnView(column, required, view));
  if (!areNear) return columns;
  const reason = (found: FoundRow) => (
    <span className={styles.reason}>
      <NearReason found={found} required={required} />
    </span>
  );
  return [...columns, { id: 'reason', header: t('column.reason'), cell: reason }];
}

/** A column in the line's own way, or its figures with their unit, or its codes. */
function columnView(column: ColumnDef, required: number, { product, words }: WizardView): Column<FoundRow> {
  const { id, kind, unit } = column;
  const { rows } = product.context.line;
  const { cells, figure } = product.panels;
  const common = { id, header: words.column(column), sortable: rows.sorted.includes(id) };
  const Own = cells[id];
  if (Own) return { ...common, cell: (found) => <Own found={found} required={required} /> };
  const held = ({ row }: FoundRow) => rowCells(rows, row)[id] ?? null;
  if (kind === 'code') return { ...common, cell: (found) => words.value(column.wire ?? id, String(held(found) ?? '')) };
  const written = (value: string | number | null) => (value === null ? '' : figure(id, Number(value), words.locale));
  return { ...common, kind, ...(unit !== undefined && { unit }), cell: (found) => written(held(found)) };
}
