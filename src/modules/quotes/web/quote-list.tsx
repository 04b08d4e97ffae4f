import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import { type Currency, money, moneyText } from '#kernel/money.ts';
import type { ListedQuoteDto } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import cells from '#web/lists/list-cells.module.css';
import type { Marks } from '#web/lists/use-marks.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { QuoteState } from './quote-state.tsx';
import { UnreadMark } from './unread-mark.tsx';
import { Validity } from './validity.tsx';

interface QuoteListProps {
  rows: readonly ListedQuoteDto[];
  marks: Marks<ListedQuoteDto>;
}

/** Quotes; each leads to its lines and what was said of them, and can be marked. */
export function QuoteList({ rows, marks }: QuoteListProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const rowMarks = useMemo(
    () => marks.of({ name: ({ number }) => t('mark.named', { number }), allName: t('mark.all') }),
    [marks, t],
  );
  const locale = localeOfInterface(i18n);
  const columns: Column<ListedQuoteDto>[] = [
    {
      id: 'number',
      header: t('fact.number'),
      cell: ({ id, number, unread }) => (
        <>
          <Link to={generatePath(QUOTE_PATHS.quote, { id })} className={cells.subject}>
            {number}
          </Link>
          <UnreadMark count={unread} />
        </>
      ),
    },
    { id: 'state', header: t('fact.state'), card: 'beside', cell: ({ state }) => <QuoteState state={state} /> },
    {
      id: 'title',
      header: t('fact.title'),
      cell: ({ title, customerRef, orderNumber }) => (
        <span className={cells.who}>{[title, customerRef, orderNumber].filter(Boolean).join(' · ')}</span>
      ),
    },
    {
      id: 'customer',
      header: t('fact.customer'),
      cell: ({ customerName }) => <span className={cells.who}>{customerName}</span>,
    },
    {
      id: 'net',
      header: t('fact.net'),
      kind: 'number',
      cell: ({ countered, currency, net }) => {
        const sum = net ?? countered?.net ?? null;
        return sum === null ? '' : moneyText(money(sum, currency as Currency), locale);
      },
      sign: ({ countered }) => (countered ? t('fact.ofOffer', { no: countered.no }) : undefined),
    },
    { id: 'validUntil', header: t('fact.validUntil'), cell: (quote) => <Validity quote={quote} /> },
    { id: 'assigned', header: t('fact.assigned'), cell: ({ assignedName }) => assignedName ?? t('nobody') },
    { id: 'created', header: t('fact.created'), cell: ({ createdAt }) => dateOnly(createdAt, locale) },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowId={({ id }) => id} marks={rowMarks} />;
}
