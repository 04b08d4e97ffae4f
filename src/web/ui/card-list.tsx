import { memo, type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cardClass } from './card.ts';
import styles from './card-list.module.css';
import { classes } from './classes.ts';
import { Field } from './field.tsx';
import { RowMark } from './row-mark.tsx';
import { confirmRow, isControl, RowRadio } from './row-radio.tsx';
import { Select } from './select.tsx';
import type { Column, DataTableProps, OnCard, Sort } from './table-model.ts';
import { useRowWindow } from './use-row-window.ts';

/** Rows on a phone: each a card, headed by one column, the others under it by name, its actions at its foot. */
export function CardList<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, sort, onSort } = props;
  return (
    <>
      {onSort && <CardOrder columns={columns} sort={sort} onSort={onSort} />}
      <Cards {...props} caption={caption} />
    </>
  );
}

function Cards<Row>({
  caption,
  rows,
  rowId,
  columns,
  selection,
  marks,
  actions,
  compact,
  wholeUpTo,
}: DataTableProps<Row>): ReactNode {
  const group = useId();
  const { frame, segments, isPart, hold } = useRowWindow(rows.map(rowId), wholeUpTo);
  return (
    <ul aria-label={caption} className={styles.cards} ref={frame as RefObject<HTMLUListElement>}>
      {segments.flatMap((one) =>
        one.kind === 'room' ? (
          <li key={`room ${one.from}`} aria-hidden="true" style={{ height: one.height }} />
        ) : (
          rows.slice(one.from, one.to).map((row, at) => (
            <li
              key={rowId(row)}
              data-row={rowId(row)}
              aria-posinset={isPart ? one.from + at + 1 : undefined}
              aria-setsize={isPart ? rows.length : undefined}
              onFocus={() => hold(rowId(row))}
            >
              <RowCard
                row={row}
                group={group}
                columns={columns}
                isSelected={selection?.selected === rowId(row)}
                isMarked={marks?.marked.has(rowId(row)) ?? false}
                selection={selection}
                marks={marks}
                actions={actions}
                compact={compact}
              />
            </li>
          ))
        ),
      )}
    </ul>
  );
}

interface CardProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  selection: DataTableProps<Row>['selection'] | undefined;
  marks: DataTableProps<Row>['marks'] | undefined;
  actions: DataTableProps<Row>['actions'] | undefined;
  row: Row;
  group: string;
  isSelected: boolean;
  isMarked: boolean;
  compact: boolean | undefined;
}

/** Drawn again when something of it changes, not when one scrolls. `memo` forgets that rows may be of any kind. */
const RowCard = memo(Card) as typeof Card;

function Card<Row>({
  columns,
  row,
  group,
  isSelected,
  isMarked,
  selection,
  marks,
  actions,
  compact,
}: CardProps<Row>): ReactNode {
  const headId = useId();
  const { head, beside, named } = placesOf(columns);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the radio button in it
    <article
      aria-labelledby={headId}
      className={classes(
        cardClass,
        styles.card,
        selection && styles.selectable,
        (isSelected || isMarked) && styles.selected,
      )}
      onClick={selection && ((event) => !isControl(event) && confirmRow(selection, row))}
    >
      <div className={styles.head}>
        {selection && <RowRadio group={group} row={row} selected={isSelected} selection={selection} />}
        {marks && <RowMark row={row} isMarked={isMarked} marks={marks} />}
        <h2 id={headId}>{head?.cell(row)}</h2>
        {beside.map((column) => (
          <span key={column.id}>{column.cell(row)}</span>
        ))}
      </div>
      <dl className={compact ? styles.tiles : styles.facts}>
        {named.map((column) => {
          const fact = factOf(column, row);
          // What says nothing of this row is not named either.
          return fact === null ? null : (
            <div key={column.id}>
              <dt>{nameOf(column)}</dt>
              <dd>{fact}</dd>
            </div>
          );
        })}
      </dl>
      {actions && <div className={styles.actions}>{actions(row)}</div>}
    </article>
  );
}

function placesOf<Row>(columns: readonly Column<Row>[]) {
  const head = columns.find(({ card }) => card === 'head') ?? columns[0];
  const at = (place: OnCard) => columns.filter((column) => column !== head && (column.card ?? 'named') === place);
  return { head, beside: at('beside'), named: at('named') };
}

function nameOf<Row>(column: Column<Row>): string {
  return column.kind === 'number' && column.symbol ? `${column.header} ${column.symbol}` : column.header;
}

function factOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const fact = column.cell(row);
  // Where there is no figure, its unit says nothing.
  if (column.kind !== 'number' || column.unit === undefined || fact === '') return fact;
  return [column.sign?.(row), fact, column.unit].filter(Boolean).join('\u00a0');
}

interface CardOrderProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** What the heads of a table order it by, where there are no heads. */
function CardOrder<Row>({ columns, sort, onSort }: CardOrderProps<Row>): ReactNode {
  const { t } = useTranslation('web');
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap((column) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        value: `${column.id} ${direction}`,
        label: t(`ui.table.${direction}`, { column: nameOf(column) }),
        sort: { column: column.id, direction },
      })),
    );
  if (orders.length === 0) return null;
  return (
    <div className={styles.order}>
      <Field label={t('ui.table.order')}>
        {(control) => (
          <Select
            {...control}
            value={sort ? `${sort.column} ${sort.direction}` : ''}
            options={orders}
            onValue={(chosen) => {
              const order = orders.find(({ value }) => value === chosen);
              if (order) onSort(order.sort);
            }}
            {...(!sort && { placeholder: t('ui.table.unordered') })}
          />
        )}
      </Field>
    </div>
  );
}
