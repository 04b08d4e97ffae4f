import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#kernel/money.ts';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { wishedNet } from '#modules/quotes/domain/quote-sums.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Tag } from '#web/ui/tag.tsx';
import { ChargeList } from './charge-list.tsx';
import { amountsOf } from './quote-amount.ts';
import styles from './quote-page.module.css';
import { QuoteTerms } from './quote-terms.tsx';

/** The sum of the offer that stands, or of that which was countered beside what is wanted instead, and its terms. */
export function QuoteSums({ quote }: { quote: OpenQuoteDto }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const { countered, currency, lines, net, offer, terms } = quote;
  const { whole } = amountsOf(currency, localeOfInterface(i18n));
  const sum = net ?? countered?.net ?? null;
  const wished = countered ? wishedNet(lines, currency as Currency, offer?.charges) : undefined;
  return (
    <section className={styles.part} aria-labelledby="quote-sums">
      <h2 id="quote-sums">
        {offer === null ? t('offer.terms') : t(countered ? 'offer.countered' : 'offer.title', { no: offer.no })}
      </h2>
      {offer !== null && sum !== null && (
        <p className={styles.sum}>
          <strong>{whole(sum)}</strong> {t('offer.withoutVat')}{' '}
          {offer.isDemo && <Tag tone="near">{t('offer.demo')}</Tag>}
        </p>
      )}
      {offer !== null && <ChargeList charges={offer.charges} currency={currency} net={sum} />}
      {wished !== undefined && (
        <p className={styles.sum}>
          <strong>{whole(wished.minor)}</strong> {t(offer?.charges.length ? 'offer.wishedCharged' : 'offer.wished')}
        </p>
      )}
      <QuoteTerms terms={terms} />
    </section>
  );
}
