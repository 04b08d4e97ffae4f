import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, lessBy, money } from '#kernel/money.ts';
import { type Charge, chargesSum } from '#modules/quotes/domain/charges.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { chargeName } from './charge-name.ts';
import styles from './charges.module.css';
import { amountsOf } from './quote-amount.ts';

interface ChargeListProps {
  charges: readonly Charge[];
  currency: string;
  /** What lines and charges come to. */
  net: number | null;
}

/** What is charged beside the lines, from what the lines come to up to the sum; nothing where nothing is. */
export function ChargeList({ charges, currency, net }: ChargeListProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  if (charges.length === 0 || net === null) return null;
  const { figure } = amountsOf(currency, localeOfInterface(i18n));
  const ofLines = lessBy(money(net, currency as Currency), chargesSum(charges, currency as Currency));
  const rows = [
    { name: t('charge.lines'), amount: ofLines.minor },
    ...charges.map((charge) => ({ name: chargeName(t, charge), amount: charge.amount })),
    { name: t('charge.sum', { currency }), amount: net },
  ];
  return (
    <dl className={styles.sums} aria-label={t('charge.title')}>
      {rows.map(({ amount, name }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges may be called alike, and the list is never sorted
        <div key={place}>
          <dt>{name}</dt>
          <dd>{figure(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
