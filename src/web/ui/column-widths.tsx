import type { ReactNode } from 'react';
import type { DataTableProps } from './table-model.ts';
import styles from './wide-table.module.css';

type Widths<Row> = Pick<DataTableProps<Row>, 'columns' | 'selection' | 'marks' | 'actions' | 'actionsWidth'>;

/** Whether a table says of each column how wide it is, so that its rows come and go without a measure being taken of all others. */
export function hasWidths<Row>({ columns, actions, actionsWidth }: Widths<Row>): boolean {
  return columns.every(({ width }) => width !== undefined) && (actions === undefined || actionsWidth !== undefined);
}

/** The widths of such a table; room that is left goes to all of them. */
export function ColumnWidths<Row>({ columns, selection, marks, actions, actionsWidth }: Widths<Row>): ReactNode {
  return (
    <colgroup>
      {selection && <col className={styles.box} />}
      {marks && <col className={styles.box} />}
      {columns.map(({ id, width }) => (
        <col key={id} style={{ width }} />
      ))}
      {actions && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}
