import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cardClass } from './card.ts';
import { classes } from './classes.ts';
import { mostDecimals, paddingAfter } from './decimal-places.ts';
import { Icon } from './icons.tsx';
import { MarkAll, RowMark } from './row-mark.tsx';
import { confirmRow, isControl, RowRadio } from './row-radio.tsx';
import type { Column, DataTableProps, Sort } from './table-model.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './wide-table.module.css';

/** Rows as a table: semantic, sticky head and first column, scrolls inside its own frame. */
export function WideTable<Row>(props: DataTableProps<Row>): ReactNode {
  const captionId = useId();
  const { t } = useTranslation('web');
  const { columns, selection, marks, actions } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
    <section aria-labelledby={captionId} tabIndex={0} className={classes(cardClass, styles.frame)}>
      <table className={classes(styles.table, props.compact && styles.compact)}>
        <caption id={captionId} className={styles.caption}>
          {props.caption}
        </caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.radio}>
                <VisuallyHidden>{t('ui.table.choice')}</VisuallyHidden>
              </th>
            )}
            {marks && (
              <th scope="col" className={styles.radio}>
                <MarkAll marks={marks} count={props.rows.length} />
              </th>
            )}
            {columns.map((column, index) => (
              <HeadCell
                key={column.id}
                column={column}
                first={index === 0 && !selection}
                sort={props.sort}
                onSort={props.onSort}
              />
            ))}
            {actions && (
              <th scope="col" className={styles.actions}>
                <VisuallyHidden>{t('ui.table.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <Body {...props} />
      </table>
    </section>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  first: boolean;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeadCell<Row>({ column, first, sort, onSort }: HeadCellProps<Row>): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const sortable = Boolean(column.sortable && onSort);
  const label = (
    <>
      {column.header} {column.kind === 'number' && <SymbolAndUnit {...column} />}
    </>
  );
  return (
    <th
      scope="col"
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={classes(column.kind === 'number' && styles.number, first && styles.first)}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() =>
            onSort?.({ column: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          <span>{label}</span>
          <span className={styles.arrow}>
            <Icon name={direction === 'descending' ? 'sortDown' : 'sortUp'} size={14} />
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

function SymbolAndUnit({ symbol, unit }: { symbol?: string; unit?: string }): ReactNode {
  const said = [symbol, unit].filter(Boolean).join('\u00a0');
  return said === '' ? null : <span className={classes(styles.unit, symbol && styles.symbol)}>{said}</span>;
}

function Body<Row>({ columns, rows, rowId, selection, marks, actions }: DataTableProps<Row>): ReactNode {
  const group = useId();
  const decimals = new Map(
    columns.map((column) => [column.id, column.kind === 'number' ? mostDecimals(rows.map(column.cell)) : 0]),
  );
  return (
    <tbody>
      {rows.map((row) => {
        const selected = selection?.selected === rowId(row);
        return (
          <tr
            key={rowId(row)}
            data-row={rowId(row)}
            className={classes(
              selection && styles.selectable,
              (selected || marks?.marked.has(rowId(row))) && styles.selected,
            )}
            onClick={selection && ((event) => !isControl(event) && confirmRow(selection, row))}
          >
            {selection && (
              <td className={styles.radio}>
                <RowRadio group={group} row={row} selected={selected} selection={selection} />
              </td>
            )}
            {marks && (
              <td className={styles.radio}>
                <RowMark row={row} isMarked={marks.marked.has(rowId(row))} marks={marks} />
              </td>
            )}
            {columns.map((column, index) => (
              <BodyCell
                key={column.id}
                column={column}
                row={row}
                first={index === 0 && !selection}
                decimals={decimals.get(column.id) ?? 0}
              />
            ))}
            {actions && (
              <td className={styles.actions}>
                <div>{actions(row)}</div>
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

interface BodyCellProps<Row> {
  column: Column<Row>;
  row: Row;
  first: boolean;
  decimals: number;
}

function BodyCell<Row>({ column, row, first, decimals }: BodyCellProps<Row>): ReactNode {
  if (column.kind === 'number') {
    const figure = column.cell(row);
    return (
      <td className={classes(styles.number, first && styles.first)} title={column.title?.(row)}>
        {figure}
        <span className={styles.pad} aria-hidden="true">
          {paddingAfter(figure, decimals)}
        </span>
      </td>
    );
  }
  return first ? (
    <th scope="row" className={styles.first}>
      {column.cell(row)}
    </th>
  ) : (
    <td>{column.cell(row)}</td>
  );
}
