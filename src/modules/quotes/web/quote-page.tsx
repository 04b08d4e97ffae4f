import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { useActedFor } from '#web/session/acting.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { EarlyWishes } from './quote/early-wishes.tsx';
import { PaperMenu } from './quote/paper-menu.tsx';
import { QuoteHead } from './quote/quote-head.tsx';
import { QuoteHistory } from './quote/quote-history.tsx';
import styles from './quote/quote-page.module.css';
import { QuoteSteps } from './quote/quote-steps.tsx';
import { QuoteSums } from './quote/quote-sums.tsx';
import { QuoteThread } from './quote/quote-thread.tsx';
import { QuoteVersions } from './quote/quote-versions.tsx';
import { ThreadedLines } from './quote/threaded-lines.tsx';
import { WorkingOffer } from './quote/working-offer.tsx';
import { openQuoteQuery } from './quote-queries.ts';

/** What a later module shows of a quote, such as its proformas. */
export type PartOfQuote = (props: { quote: OpenQuoteDto }) => ReactNode;

interface QuotePageProps {
  /** Parts of later modules, below the lines. */
  further?: readonly PartOfQuote[];
}

/** One quote: what is wanted, what is offered, what was said, and the step it waits for. */
export function QuotePage({ further = [] }: QuotePageProps): ReactNode {
  const { id = '' } = useParams();
  const { t } = useTranslation('quotes');
  const quote = useQuery(openQuoteQuery(id, useActedFor()?.id));
  useTabDetail(quote.data?.number);
  if (quote.data) return <Quote key={quote.data.id} quote={quote.data} further={further} />;
  if (isRefusal(quote.error, 'record.unknown')) return <NotFoundPage />;
  if (quote.isError) return <ErrorState onRetry={() => void quote.refetch()}>{failureText(quote.error, t)}</ErrorState>;
  return <Skeleton shape="rows" count={6} />;
}

function Quote({ further, quote }: Required<QuotePageProps> & { quote: OpenQuoteDto }): ReactNode {
  const { t } = useTranslation('quotes');
  const { history, number, title } = quote;
  const latest = quote.versions.at(-1);
  // Where an offer was countered, its sum stands here: it can be read beside the answer to it.
  const papers = quote.versions.filter((one) => one === latest || one.no === quote.countered?.no);
  const isWorkedOn = quote.view === 'provider' && quote.working !== null;
  return (
    <>
      <ListHead title={title === '' ? number : t('page.named', { number, title })}>
        <Link to={QUOTE_PATHS.list}>{t('page.toAll')}</Link>
      </ListHead>
      <div className={styles.page}>
        <div className={styles.aside}>
          <QuoteHead quote={quote} />
          <QuoteSums quote={quote} />
          {papers.map(({ kind, no }) => (
            <PaperMenu key={no} {...{ quote, kind, no }} look="plain" />
          ))}
        </div>
        <div className={styles.talk}>
          <QuoteSteps quote={quote} />
          <div className={styles.part}>
            <h2>{t('line.title')}</h2>
            <ThreadedLines quote={quote} />
            {!isWorkedOn && <EarlyWishes quote={quote} leads={quote.lines} />}
          </div>
          {quote.view === 'provider' && quote.working !== null && (
            <WorkingOffer quote={quote} working={quote.working} />
          )}
          {further.map((Part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the same each time, in the same order
            <Part key={place} quote={quote} />
          ))}
          <QuoteThread quote={quote} />
          <QuoteVersions quote={quote} />
          <QuoteHistory history={history} />
        </div>
      </div>
    </>
  );
}
