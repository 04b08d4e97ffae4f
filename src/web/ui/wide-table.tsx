import { memo, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardClass } from './card.ts';
import { classes } from './classes.ts';
import { ColumnWidths, hasWidths } from './column-widths.tsx';
import { mostDecimals, paddingAfter } from './decimal-places.ts';
import { Icon } from './icons.tsx';
import { MarkAll, RowMark } from './row-mark.tsx';
import { confirmRow, isControl, RowRadio } from './row-radio.tsx';
import type { Column, DataTableProps, Sort } from './table-model.ts';
import { useFit } from './use-fit.ts';
import { useRowWindow } from './use-row-window.ts';
import { useSteadyColumns } from './use-steady-columns.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './wide-table.module.css';

/** Rows as a table: semantic, sticky head and first column, scrolls inside its own frame. */
export function WideTable<Row>(props: DataTableProps<Row>): ReactNode {
  const captionId = useId();
  const { t } = useTranslation('web');
  const { columns, selection, marks, actions } = props;
  const frame = useRef<HTMLElement>(null);
  useFit(frame);
  const isFixed = hasWidths(props);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
    <section ref={frame} aria-labelledby={captionId} tabIndex={0} className={classes(cardClass, styles.frame)}>
      <table className={classes(styles.table, props.compact && styles.compact, isFixed && styles.fixed)}>
        <caption id={captionId} className={styles.caption}>
          {props.caption}
        </caption>
        {isFixed && <ColumnWidths {...props} box={styles.box} />}
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
      title={column.wholeName}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={classes(
        column.kind === 'number' && styles.number,
        first && styles.first,
        column.isKept && styles.kept,
      )}
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

function Body<Row>(props: DataTableProps<Row>): ReactNode {
  const { columns, rows, rowId, selection, marks, actions } = props;
  const group = useId();
  const { frame, segments, isPart, hold } = useRowWindow(rows.map(rowId), props.wholeUpTo);
  useSteadyColumns(frame, isPart && !hasWidths(props), keyOf(columns));
  const drawn = segments.flatMap((one) => (one.kind === 'rows' ? rows.slice(one.from, one.to) : []));
  const decimals = useDecimals(columns, drawn, isPart);
  const width = columns.length + [selection, marks, actions].filter(Boolean).length;
  return (
    <tbody ref={frame as RefObject<HTMLTableSectionElement>}>
      {segments.flatMap((one) =>
        one.kind === 'room' ? (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
          <tr key={`room ${one.from}`} aria-hidden="true">
            <td colSpan={width} className={styles.room} style={{ height: one.height }} />
          </tr>
        ) : (
          rows.slice(one.from, one.to).map((row, at) => (
            <BodyRow
              key={rowId(row)}
              row={row}
              id={rowId(row)}
              // The heading is the first row of a table.
              place={isPart ? one.from + at + 2 : undefined}
              columns={columns}
              group={group}
              selection={selection}
              marks={marks}
              isMarked={marks?.marked.has(rowId(row)) ?? false}
              actions={actions}
              decimals={decimals}
              onHold={hold}
            />
          ))
        ),
      )}
    </tbody>
  );
}

interface BodyRowProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  selection: DataTableProps<Row>['selection'] | undefined;
  marks: DataTableProps<Row>['marks'] | undefined;
  actions: DataTableProps<Row>['actions'] | undefined;
  row: Row;
  id: string;
  /** Which row of the whole table it is, where not all of them stand in the page. */
  place: number | undefined;
  group: string;
  isMarked: boolean;
  decimals: ReadonlyMap<string, number>;
  onHold: (id: string) => void;
}

/** Drawn again when something of it changes, not when one scrolls. `memo` forgets that rows may be of any kind. */
const BodyRow = memo(TableRow) as typeof TableRow;

function TableRow<Row>({
  row,
  id,
  place,
  columns,
  group,
  selection,
  marks,
  isMarked,
  actions,
  decimals,
  onHold,
}: BodyRowProps<Row>): ReactNode {
  const selected = selection?.selected === id;
  return (
    <tr
      data-row={id}
      aria-rowindex={place}
      className={classes(selection && styles.selectable, (selected || isMarked) && styles.selected)}
      onClick={selection && ((event) => !isControl(event) && confirmRow(selection, row))}
      onFocus={() => onHold(id)}
    >
      {selection && (
        <td className={styles.radio}>
          <RowRadio group={group} row={row} selected={selected} selection={selection} />
        </td>
      )}
      {marks && (
        <td className={styles.radio}>
          <RowMark row={row} isMarked={isMarked} marks={marks} />
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
}

function keyOf<Row>(columns: readonly Column<Row>[]): string {
  return columns.map((column) => [column.id, column.kind === 'number' && column.unit].join()).join();
}

/** How many decimals each column of figures shows; of rows that come and go the most there were, so that no figure moves while one scrolls. */
function useDecimals<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  isPart: boolean,
): ReadonlyMap<string, number> {
  const key = keyOf(columns);
  const [kept, setKept] = useState<{ key: string; decimals: ReadonlyMap<string, number> }>({
    key,
    decimals: new Map(),
  });
  const most = (column: Column<Row>) => (column.kind === 'number' ? mostDecimals(rows.map(column.cell)) : 0);
  const own = new Map(columns.map((column) => [column.id, most(column)]));
  if (!isPart) return own;
  const before = kept.key === key ? kept.decimals : new Map<string, number>();
  if ([...own].every(([id, count]) => (before.get(id) ?? -1) >= count)) return before;
  const decimals = new Map([...own].map(([id, count]) => [id, Math.max(count, before.get(id) ?? 0)]));
  setKept({ key, decimals });
  return decimals;
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
    const sign = column.sign?.(row);
    const padding = paddingAfter(figure, decimals);
    return (
      <td
        className={classes(styles.number, first && styles.first, column.isKept && styles.kept)}
        title={column.title?.(row)}
      >
        {figure}
        {padding !== '' && (
          <span className={styles.pad} aria-hidden="true">
            {padding}
          </span>
        )}
        {sign !== undefined && <span className={styles.sign}>{sign}</span>}
      </td>
    );
  }
  return first ? (
    <th scope="row" className={styles.first}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={classes(column.isKept && styles.kept)}>{column.cell(row)}</td>
  );
}
