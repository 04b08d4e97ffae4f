import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { type ShownFigures, useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView, type WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type ColumnDef, columnOf, requiredColumn, rowCells } from '#product/column.ts';
import { shownColumns } from '#product/column-choice.ts';
import { type Column, DataTable, type Sort } from '#web/ui/data-table.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useColumnMemory } from './column-memory.ts';
import { useColumnName } from './column-name.ts';
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
  const figures = useShownFigures();
  const nameOf = useColumnName();
  const { code, rows: search } = view.product.context.line;
  const [chosen] = useColumnMemory(code);
  const { NearReason } = view.product.panels;
  const isNear = rows.some(({ reason }) => reason !== undefined);
  const shown = shownColumns(search, chosen, { isNear });
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
    .flatMap((column) => [
      columnView(column, { required, view, figures, header: nameOf(column) }),
      ...(column.id === least ? [bar] : []),
    ]);
  if (!isNear) return columns;
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
  readonly figures: ShownFigures;
  readonly header: string;
}

/** A column in the line's own way, or its figures under their sign and unit, or its codes. */
function columnView(column: ColumnDef, { required, view, figures, header }: Shown): Column<FoundRow> {
  const { product, words } = view;
  const { id, kind, symbol } = column;
  const search = product.context.line.rows;
  const { cells } = product.panels;
  const common = { id, header, sortable: search.sorted.includes(id) };
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
  const cell = told(figures.figure);
  return { ...common, kind, ...signs, cell: (found) => cell(found) ?? '', title: told(figures.inSi) };
}
