import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { daysBetween, todayIn } from '#modules/quotes/domain/validity.ts';
import { QuoteState } from '#modules/quotes/web/quote-state.tsx';
import { UnreadMark } from '#modules/quotes/web/unread-mark.tsx';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { FactList } from './fact-list.tsx';

/** Where a quote stands, whose it is, who looks after it and until when its offer holds. */
export function QuoteHead({ quote }: { quote: OpenQuoteDto }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const {
    assignedName,
    createdAt,
    customerName,
    customerRef,
    number,
    orderNumber,
    parentName,
    state,
    title,
    wantedDate,
  } = quote;
  return (
    <FactList
      facts={[
        { name: t('fact.number'), value: number },
        { name: t('fact.state'), value: <QuoteState state={state} /> },
        { name: t('page.title'), value: title },
        { name: t('fact.customer'), value: customerName },
        { name: t('fact.parent'), value: parentName },
        { name: t('fact.assigned'), value: assignedName ?? t('nobody') },
        { name: t('fact.validUntil'), value: quote.validUntil && <Validity quote={quote} /> },
        { name: t('page.customerRef'), value: customerRef },
        { name: t('step.orderNumber'), value: orderNumber },
        { name: t('fact.order'), value: quote.order && <OrderLink {...quote.order} /> },
        { name: t('page.wantedDate'), value: wantedDate },
        { name: t('fact.unread'), value: quote.unread > 0 && <UnreadMark count={quote.unread} /> },
        { name: t('fact.created'), value: dateAndTime(createdAt, localeOfInterface(i18n)) },
      ]}
    />
  );
}

/** The order that was made of the quote. */
function OrderLink({ id, number }: { id: string; number: string }): ReactNode {
  return <Link to={generatePath(QUOTE_PATHS.order, { id })}>{number}</Link>;
}

/** The last day of the offer, with the days that are left while it waits for an answer. */
function Validity({ quote: { state, timeZone, validUntil } }: { quote: OpenQuoteDto }): ReactNode {
  const { t } = useTranslation('quotes');
  if (validUntil === null) return null;
  const left = daysBetween(todayIn(timeZone, new Date()), validUntil);
  if (state !== 'priced' || left < 0) return validUntil;
  return `${validUntil} (${left === 0 ? t('lastDay') : t('daysLeft', { count: left })})`;
}
