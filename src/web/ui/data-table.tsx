import type { ReactNode } from 'react';
import { CardList } from './card-list.tsx';
import type { DataTableProps } from './table-model.ts';
import { useNarrow } from './use-narrow.ts';
import { WideTable } from './wide-table.tsx';

export type { Column, DataTableProps, RowMarks, RowSelection, Sort } from './table-model.ts';

/** The one table of the portal; where the window is as narrow as a phone, its rows are cards with their actions on them. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const isNarrow = useNarrow();
  if (props.rows.length === 0 && props.empty) return props.empty;
  return isNarrow ? <CardList {...props} /> : <WideTable {...props} />;
}
