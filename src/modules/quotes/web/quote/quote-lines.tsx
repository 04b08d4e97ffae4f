import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import type { QuoteLineState } from '#modules/quotes/domain/line-steps.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { pathOfSavedProduct } from '#web/saved-product-path.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { amountsOf } from './quote-amount.ts';
import styles from './quote-page.module.css';

/** A line as it stands, or as it was frozen in a version. */
type Line = OpenQuoteDto['lines'][number];
export type ShownLine = Omit<Line, 'configurationId' | 'category'> &
  Partial<Pick<Line, 'configurationId' | 'category'>>;

const TONES: Readonly<Record<QuoteLineState, Tone>> = {
  open: 'neutral',
  offered: 'chosen',
  'not-offered': 'refused',
  countered: 'near',
  agreed: 'fits',
  dropped: 'neutral',
};

interface QuoteLinesProps {
  caption: string;
  currency: string;
  lines: readonly ShownLine[];
  /** What was said of a line, where that can be read. */
  thread?: (line: ShownLine) => ReactNode;
}

/** The lines of a quote: what is wanted of each, and what is offered; what no line says has no column. */
export function QuoteLines({ caption, currency, lines, thread }: QuoteLinesProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const isNarrow = useNarrow();
  const amounts = amountsOf(currency, localeOfInterface(i18n));
  const amount = (id: 'targetPrice' | 'unit' | 'net'): Column<ShownLine> => ({
    ...{ id, kind: 'number', header: t(`line.${id}`), unit: currency },
    cell: (line) => amounts.figure(line[id]),
  });
  const columns: (Column<ShownLine> & { isSaid?: (line: ShownLine) => boolean })[] = [
    { id: 'no', header: t('line.no'), card: 'left-out', cell: ({ lineNo }) => lineNo },
    {
      id: 'product',
      header: t('line.product'),
      card: 'head',
      cell: (line) => <Product line={line} below={!isNarrow && thread?.(line)} />,
    },
    { id: 'code', header: t('line.code'), cell: ({ typeCode }) => <code className={styles.code}>{typeCode}</code> },
    { id: 'quantity', kind: 'number', header: t('line.quantity'), cell: ({ quantity }) => String(quantity) },
    {
      id: 'part',
      header: t('line.part'),
      cell: ({ customerPartNo }) => customerPartNo,
      isSaid: ({ customerPartNo }) => customerPartNo !== '',
    },
    {
      id: 'wanted',
      header: t('line.wanted'),
      cell: ({ wantedDate }) => wantedDate,
      isSaid: ({ wantedDate }) => wantedDate !== null,
    },
    { ...amount('targetPrice'), isSaid: ({ targetPrice }) => targetPrice !== null },
    { ...amount('unit'), isSaid: ({ unit }) => unit !== null },
    { ...amount('net'), isSaid: ({ net }) => net !== null },
    {
      id: 'lead',
      kind: 'number',
      header: t('line.lead'),
      cell: ({ leadDays }) => String(leadDays ?? ''),
      isSaid: ({ leadDays }) => leadDays !== null,
    },
    {
      id: 'state',
      header: t('line.state'),
      card: 'beside',
      cell: ({ state }) => <Tag tone={TONES[state]}>{t(`line.is.${state}`)}</Tag>,
    },
    {
      id: 'note',
      header: t('line.note'),
      cell: (line) => <span className={styles.said}>{saidOf(line)}</span>,
      isSaid: (line) => saidOf(line) !== '',
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns.filter(({ isSaid }) => isSaid === undefined || lines.some(isSaid))}
      rows={lines}
      rowId={({ lineNo }) => String(lineNo)}
      {...(thread && isNarrow && { actions: thread })}
    />
  );
}

function saidOf({ note, notOfferedReason }: ShownLine): string {
  return [notOfferedReason ?? '', note].filter((text) => text !== '').join(' · ');
}

interface ProductProps {
  line: ShownLine;
  /** Stands under the name in a table, where it takes no column of its own. */
  below?: ReactNode;
}

function Product({ line, below }: ProductProps): ReactNode {
  if (!below) return <ProductName line={line} />;
  return (
    <span className={styles.product}>
      <ProductName line={line} />
      <span>{below}</span>
    </span>
  );
}

/** The product by its name, which leads to the saved configuration where there is one. */
function ProductName({ line: { configurationId, category, productName } }: { line: ShownLine }): ReactNode {
  if (!configurationId || category === undefined) return productName;
  return <Link to={pathOfSavedProduct(category, configurationId)}>{productName}</Link>;
}
