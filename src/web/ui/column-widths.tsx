import type { ReactNode } from 'react';
import type { DataTableProps } from './table-model.ts';

type Widths<Row> = Pick<DataTableProps<Row>, 'columns' | 'selection' | 'marks' | 'actions' | 'actionsWidth'>;

/** Whether a table says of each column how wide it is, so that its rows come and go without a measure being taken of all others. */
export function hasWidths<Row>({ columns, actions, actionsWidth }: Widths<Row>): boolean {
  return columns.every(({ width }) => width !== undefined) && (actions === undefined || actionsWidth !== undefined);
}

/** The widths of such a table, its boxes by a class of theirs; room that is left goes to all of them. */
export function ColumnWidths<Row>({
  columns,
  selection,
  marks,
  actions,
  actionsWidth,
  box,
}: Widths<Row> & { box: string | undefined }): ReactNode {
  return (
    <colgroup>
      {selection && <col className={box} />}
      {marks && <col className={box} />}
      {columns.map(({ id, width }) => (
        <col key={id} style={{ width }} />
      ))}
      {actions && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}
