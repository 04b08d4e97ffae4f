import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import type { QuoteLineState } from '#modules/quotes/domain/line-steps.ts';
import { SizedBy } from '#modules/sizing/web/public.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { amountsOf } from './quote-amount.ts';
import styles from './quote-page.module.css';
import { ProductCell, ProductName, WORDS_OF_LINE } from './quoted-product.tsx';

/** A line as it stands, or as it was frozen in a version. */
type Line = OpenQuoteDto['lines'][number];
export type ShownLine = Omit<Line, 'configurationId' | 'since' | 'category' | 'sizing'> &
  Partial<Pick<Line, 'configurationId' | 'since' | 'category' | 'sizing'>>;

const TONES: Readonly<Record<QuoteLineState, Tone>> = {
  open: 'neutral',
  offered: 'chosen',
  'not-offered': 'refused',
  countered: 'near',
  agreed: 'fits',
  dropped: 'neutral',
};

/** A column, and whether it says anything of a line: one that says nothing of any is left out. */
type LineColumn = Column<ShownLine> & { isSaid?: (line: ShownLine) => boolean };

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
  const columns: LineColumn[] = [
    { id: 'no', header: t('line.no'), card: 'left-out', cell: ({ lineNo }) => lineNo },
    {
      id: 'product',
      header: t('line.product'),
      card: 'head',
      cell: (line) => (isNarrow ? <ProductName line={line} /> : <ProductCell line={line} below={thread?.(line)} />),
    },
    ...(isNarrow ? narrowColumns(t) : []),
    ...(isNarrow ? [sizingColumn(t)] : []),
    { id: 'quantity', kind: 'number', header: t('line.quantity'), cell: ({ quantity }) => String(quantity) },
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
  ];
  return (
    <div className={styles.figures}>
      <DataTable
        caption={caption}
        columns={columns.filter(({ isSaid }) => isSaid === undefined || lines.some(isSaid))}
        rows={lines}
        rowId={({ lineNo }) => String(lineNo)}
        {...(thread && isNarrow && { actions: thread })}
      />
    </div>
  );
}

function sizingColumn(t: TFunction<'quotes'>): LineColumn {
  return {
    id: 'sizing',
    header: t('line.sizing'),
    cell: ({ sizing }) => sizing && <SizedBy drive={sizing} />,
    isSaid: ({ sizing }) => sizing !== null && sizing !== undefined,
  };
}

/** What stands under the name in a table has a place of its own on a card, which leaves out what is not said of its line. */
function narrowColumns(t: TFunction<'quotes'>): LineColumn[] {
  return WORDS_OF_LINE.map(({ id, of }) => ({
    id,
    header: t(`line.${id}`),
    cell: of,
    isSaid: (line) => of(line) !== '',
  }));
}
