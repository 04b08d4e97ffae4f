import type { ReactNode } from 'react';
import styles from './row-mark.module.css';
import type { RowMarks } from './table-model.ts';

interface RowMarkProps<Row> {
  row: Row;
  isMarked: boolean;
  marks: RowMarks<Row>;
}

/** Marks a row; with Shift all rows between it and the one before. */
export function RowMark<Row>({ row, isMarked, marks }: RowMarkProps<Row>): ReactNode {
  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        checked={isMarked}
        aria-label={marks.name(row)}
        onChange={({ nativeEvent }) => marks.onMark(row, !isMarked, isWithShift(nativeEvent))}
      />
    </label>
  );
}

/** Marks every row of the table, or none. */
export function MarkAll<Row>({ marks, count }: { marks: RowMarks<Row>; count: number }): ReactNode {
  const isAll = count > 0 && marks.marked.size >= count;
  return (
    <label className={styles.mark}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = marks.marked.size > 0 && !isAll;
        }}
        type="checkbox"
        checked={isAll}
        aria-label={marks.allName}
        onChange={() => marks.onMarkAll(!isAll)}
      />
    </label>
  );
}

function isWithShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}
