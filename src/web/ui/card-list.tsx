import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cardClass } from './card.ts';
import styles from './card-list.module.css';
import { classes } from './classes.ts';
import { Field } from './field.tsx';
import { RowMark } from './row-mark.tsx';
import { confirmRow, isControl, RowRadio } from './row-radio.tsx';
import { Select } from './select.tsx';
import type { Column, DataTableProps, OnCard, Sort } from './table-model.ts';

/** Rows on a phone: each a card, headed by one column, the others under it by name, its actions at its foot. */
export function CardList<Row>(props: DataTableProps<Row>): ReactNode {
  const group = useId();
  const { caption, columns, rows, rowId, sort, onSort } = props;
  return (
    <>
      {onSort && <CardOrder columns={columns} sort={sort} onSort={onSort} />}
      <ul aria-label={caption} className={styles.cards}>
        {rows.map((row) => (
          <li key={rowId(row)}>
            <Card {...props} row={row} group={group} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Card<Row>({
  columns,
  row,
  rowId,
  selection,
  marks,
  actions,
  compact,
  group,
}: DataTableProps<Row> & { row: Row; group: string }): ReactNode {
  const headId = useId();
  const isSelected = selection?.selected === rowId(row);
  const { head, beside, named } = placesOf(columns);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the radio button in it
    <article
      aria-labelledby={headId}
      className={classes(
        cardClass,
        styles.card,
        selection && styles.selectable,
        (isSelected || marks?.marked.has(rowId(row))) && styles.selected,
      )}
      onClick={selection && ((event) => !isControl(event) && confirmRow(selection, row))}
    >
      <div className={styles.head}>
        {selection && <RowRadio group={group} row={row} selected={isSelected} selection={selection} />}
        {marks && <RowMark row={row} isMarked={marks.marked.has(rowId(row))} marks={marks} />}
        <h2 id={headId}>{head?.cell(row)}</h2>
        {beside.map((column) => (
          <span key={column.id}>{column.cell(row)}</span>
        ))}
      </div>
      <dl className={compact ? styles.tiles : styles.facts}>
        {named.map((column) => (
          <div key={column.id}>
            <dt>{nameOf(column)}</dt>
            <dd>{factOf(column, row)}</dd>
          </div>
        ))}
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
  if (column.kind !== 'number' || column.unit === undefined) return column.cell(row);
  return `${column.cell(row)}\u00a0${column.unit}`;
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
