import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BillLink } from '#modules/bills/web/bill-link.tsx';
import { papersOfQuoteQuery } from '#modules/bills/web/bill-queries.ts';
import styles from '#modules/bills/web/order/papers-of-order.module.css';
import { useNewBill } from '#modules/bills/web/use-new-bill.ts';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states.tsx';

/** In which states an offer stands that a proforma sells. */
const OFFERED: readonly OpenQuoteDto['state'][] = ['priced', 'countered', 'accepted', 'ordered'];

/** The proformas of a quote, and the way to one as soon as something is offered. */
export function PapersOfQuote({ quote }: { quote: OpenQuoteDto }): ReactNode {
  const { t } = useTranslation('bills');
  const papers = useQuery(papersOfQuoteQuery(quote.id, useActedFor()?.id));
  const making = useNewBill();
  const bills = papers.data ?? [];
  const isMade = bills.some(({ state }) => state === 'draft' || state === 'issued');
  const mayMake = quote.view === 'provider' && quote.side === 'P' && OFFERED.includes(quote.state) && !isMade;
  if (bills.length === 0 && !mayMake && !papers.isError) return null;
  return (
    <section className={styles.part} aria-labelledby="quote-papers">
      <h2 id="quote-papers">{t('ofQuote.title')}</h2>
      {papers.isError && <ErrorState onRetry={() => void papers.refetch()}>{failureText(papers.error, t)}</ErrorState>}
      {bills.length > 0 && (
        <ul className={styles.papers}>
          {bills.map((bill) => (
            <li key={bill.id}>
              <BillLink bill={bill} />
            </li>
          ))}
        </ul>
      )}
      {mayMake && papers.data && (
        <div className={styles.steps}>
          <Button busy={making.isPending} onClick={() => making.mutate({ of: 'quote', kind: 'pi', id: quote.id })}>
            {t('paper.make', { kind: t('kind.pi') })}
          </Button>
        </div>
      )}
    </section>
  );
}
