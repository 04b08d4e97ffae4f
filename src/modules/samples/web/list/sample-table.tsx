import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SampledCode } from '#lines/sampled.ts';
import { type Product, useUnitSystem, type Words } from '#modules/configurator/web/public.ts';
import { columnOf, type RowSearchDef, rowFigure } from '#product/column.ts';
import { rowFigures } from '#product/row-figures.ts';
import type { ListedSample } from '#product/samples/samples.ts';
import { pathOfSamples } from '#web/saved-product-path.ts';
import { useStored } from '#web/tabs/own-tab.ts';
import { type Column, DataTable, type Sort } from '#web/ui/data-table.tsx';
import { MoreRows } from '#web/ui/list-page.tsx';
import styles from './sample-list.module.css';

interface SampleTableProps {
  code: SampledCode;
  items: readonly ListedSample[];
  product: Product;
  words: Words;
}

/** As many as are read at a glance; the next come on request. */
const PAGE = 20;

/** Samples with the figures products of the line are known by, the smallest motors first until somebody sorts them. */
export function SampleTable({ code, items, product, words }: SampleTableProps): ReactNode {
  const { t } = useTranslation('samples');
  const [sort, setSort] = useStored<Sort>('view:sort', (stored) => readSort(stored, product.context.line.rows));
  const [size, setSize] = useState(PAGE);
  const columns = useFigureColumns(items, product, words);
  const page = sorted(items, sort, product).slice(0, size);
  return (
    <>
      <DataTable
        caption={t('list.title', { line: code })}
        compact
        columns={[
          {
            id: 'sample',
            header: t('list.sample'),
            card: 'head',
            cell: (sample) => <ItemLink code={code} sample={sample} product={product} />,
          },
          ...columns,
        ]}
        rows={page}
        rowId={({ id }) => id}
        sort={sort}
        onSort={setSort}
      />
      <MoreRows
        of={{
          hasNextPage: page.length < items.length,
          isFetchingNextPage: false,
          fetchNextPage: async () => setSize(size + PAGE),
        }}
        label={t('list.more', { shown: page.length, total: items.length })}
      />
    </>
  );
}

function useFigureColumns(items: readonly ListedSample[], { context: { line } }: Product, words: Words) {
  const system = useUnitSystem();
  const told = new Map(items.map((sample) => [sample.id, figuresOf(sample)]));
  const [first] = told.values();
  const { card = [[], line.rows.shown], judged } = line.rows;
  const onCards = [...card.flat(), ...(judged?.power ?? [])];

  function figuresOf({ variants: [own] }: ListedSample) {
    return own === undefined ? [] : rowFigures(line, { row: own.row, standing: {}, search: line.search.empty }, system);
  }

  return (first ?? []).map(
    ({ column, unit }): Column<ListedSample> => ({
      id: column.id,
      header: words.column(columnOf(line.rows, column.id) ?? column),
      kind: 'number',
      sortable: true,
      card: onCards.includes(column.id) ? 'named' : 'left-out',
      ...(column.symbol !== undefined && { symbol: column.symbol }),
      ...(unit !== undefined && { unit }),
      cell: ({ id }) => told.get(id)?.find((figure) => figure.column.id === column.id)?.value ?? '',
    }),
  );
}

/** The way to a sample, under its name as a product; its id in the catalogue stands below. */
function ItemLink({
  code,
  sample,
  product,
}: Pick<SampleTableProps, 'code' | 'product'> & { sample: ListedSample }): ReactNode {
  const { line } = product.context;
  const [own] = sample.variants;
  return (
    <span className={styles.item}>
      <Link to={pathOfSamples(code, sample.id)}>{own && line.productName(own.row, line.rowValues(own.row))}</Link>
      <small>{sample.id}</small>
    </span>
  );
}

/** In the order of a column; what is alike in it stays in that of the catalogue. */
function sorted(
  items: readonly ListedSample[],
  { column, direction }: Sort,
  { context: { line } }: Product,
): readonly ListedSample[] {
  const figureOf = ({ variants: [own] }: ListedSample) => (own ? rowFigure(line.rows, own.row, column) : 0);
  const sign = direction === 'ascending' ? 1 : -1;
  return items.toSorted((one, other) => sign * (figureOf(one) - figureOf(other)));
}

/** The order somebody chose before, else by power. */
function readSort(stored: unknown, rows: RowSearchDef): Sort {
  const [column = ''] = rows.judged?.power ?? rows.sorted;
  const usual: Sort = { column, direction: 'ascending' };
  if (typeof stored !== 'object' || stored === null) return usual;
  const { column: by, direction }: Readonly<Record<string, unknown>> = { ...stored };
  const isKnown = typeof by === 'string' && columnOf(rows, by)?.kind === 'number';
  return isKnown && (direction === 'ascending' || direction === 'descending') ? { column: by, direction } : usual;
}
