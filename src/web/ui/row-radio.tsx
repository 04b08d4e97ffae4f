import type { MouseEvent, ReactNode } from 'react';
import styles from './row-radio.module.css';
import type { RowSelection } from './table-model.ts';

export interface RowRadioProps<Row> {
  group: string;
  row: Row;
  selected: boolean;
  selection: RowSelection<Row>;
}

/** Chooses a row: the arrow keys and Space choose it, a press or Enter confirms it. */
export function RowRadio<Row>({ group, row, selected, selection }: RowRadioProps<Row>): ReactNode {
  return (
    <input
      type="radio"
      className={styles.radio}
      name={group}
      checked={selected}
      aria-label={selection.name(row)}
      onChange={({ nativeEvent }) => (isPress(nativeEvent) ? confirmRow(selection, row) : selection.onSelect(row))}
      onClick={({ nativeEvent }) => selected && isPress(nativeEvent) && selection.onConfirm?.(row)}
      onKeyDown={({ key }) => key === 'Enter' && selection.onConfirm?.(row)}
    />
  );
}

/** The row itself was pressed. */
export function confirmRow<Row>({ onConfirm, onSelect }: RowSelection<Row>, row: Row): void {
  (onConfirm ?? onSelect)(row);
}

/** A click of a pointer counts; one that a key makes does not. */
function isPress(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 0;
}

/** Whether a click meant something inside the row instead of the row. */
export function isControl(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, input, select, label') !== null;
}
