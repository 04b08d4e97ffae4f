import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { DataTable, type DataTableProps, type RowSelection, type Sort } from '#web/ui/data-table.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { Measure } from './measure.ts';
import { RowCards } from './row-cards.tsx';
import { useRowColumns } from './row-columns.tsx';

export interface RowTableProps {
  caption: string;
  rows: readonly FoundRow[];
  measure: Measure;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** Rows of a line, of which exactly one is chosen: a table of its columns, on a phone cards. */
export function RowTable(props: RowTableProps): ReactNode {
  return useNarrow() ? <RowCards {...props} /> : <WideTable {...props} />;
}

function WideTable({ caption, rows, measure, sort, onSort }: RowTableProps): ReactNode {
  const isNear = rows.some(({ reason }) => reason !== undefined);
  const columns = useRowColumns(measure, isNear);
  const selection = useSelection();
  return (
    <Rows
      caption={caption}
      compact
      columns={columns}
      rows={rows}
      rowId={idOf}
      {...(sort && { sort })}
      {...(onSort && { onSort })}
      selection={selection}
    />
  );
}

/** The table is not shown anew while its rows stay: a press on an option is painted before other rows are found. */
const Rows = memo(function Rows(props: DataTableProps<FoundRow>): ReactNode {
  return <DataTable {...props} />;
});

function idOf({ row }: FoundRow): string {
  return row.id;
}

/** The same for as long as the same row is chosen. */
function useSelection(): RowSelection<FoundRow> {
  const { config, words, chooseRow } = useWizardView();
  const latest = useRef(chooseRow);
  useEffect(() => {
    latest.current = chooseRow;
  });
  const selected = config.basicType?.id;
  return useMemo(
    () => ({
      selected,
      onSelect: ({ row }) => latest.current(row, false),
      onConfirm: ({ row }) => latest.current(row, true),
      name: ({ row }) => words.row(row),
    }),
    [selected, words],
  );
}
