import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Currency, money, moneyText } from '#kernel/money.ts';
import type { OpenBillDto } from '#modules/bills/contract.ts';
import { kilograms } from '#modules/bills/domain/packing.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { pathOfShipment } from '#modules/bills/domain/paths.ts';
import { BillLink } from '#modules/bills/web/bill-link.tsx';
import { Facts } from '#modules/bills/web/facts.tsx';
import { BillStateTag } from '#modules/bills/web/states.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { pathOfOrder } from '#modules/orders/domain/paths.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import styles from './bill-page.module.css';

/** What a paper is, of what it is made, and what it comes to. */
export function BillHead({ bill }: { bill: OpenBillDto }): ReactNode {
  const { t, i18n } = useTranslation('bills');
  const said = useSaid();
  const locale = localeOfInterface(i18n);
  const { customer, isPairVoid, issueDate, issuedAt, order, quote, revision, shipment, state, voidReason } = bill;
  return (
    <section className={styles.part} aria-label={t('page.facts')}>
      <Facts
        facts={[
          { name: t('fact.state'), value: <BillStateTag {...{ isPairVoid, state }} /> },
          { name: t('fact.voidReason'), value: voidReason },
          { name: said(PAPER_WORDS.revision), value: revision > 0 && String(revision) },
          { name: t('fact.customer'), value: customer },
          { name: said(PAPER_WORDS.date), value: issueDate },
          { name: t('fact.issuedAt'), value: issuedAt !== null && dateAndTime(issuedAt, locale) },
          {
            name: t('shipment.one'),
            value: shipment && <Link to={pathOfShipment(shipment.id)}>{shipment.number}</Link>,
          },
          { name: t('fact.order'), value: order && <Link to={pathOfOrder(order.id)}>{order.number}</Link> },
          {
            name: t('fact.quote'),
            value: quote && <Link to={QUOTE_PATHS.quote.replace(':id', quote.id)}>{quote.number}</Link>,
          },
          { name: t('fact.pair'), value: bill.pair && <BillLink bill={bill.pair} /> },
          {
            name: t('fact.revisions'),
            value: bill.revisions.length > 0 && (
              <ul className={styles.links}>
                {bill.revisions.map((one) => (
                  <li key={one.id}>
                    <BillLink bill={one} />
                  </li>
                ))}
              </ul>
            ),
          },
          ...sumsOf(bill).map(({ amount, word }) => ({
            name: said(PAPER_WORDS[word]),
            value: moneyText(money(amount, bill.currency as Currency), locale),
          })),
          { name: said(PAPER_WORDS.inWords), value: bill.words && said(bill.words) },
          { name: said(PAPER_WORDS.totalPackages), value: bill.packages > 0 && String(bill.packages) },
          { name: said(PAPER_WORDS.totalGross), value: bill.grossG > 0 && kilograms(bill.grossG) },
        ]}
      />
    </section>
  );
}

interface Sum {
  readonly word: 'net' | 'netWithoutVat' | 'vat' | 'total' | 'deposit' | 'due';
  readonly amount: number;
}

/** The sums of a paper with money: VAT where it bears some, what is due where something was received. */
function sumsOf({ totals }: OpenBillDto): readonly Sum[] {
  if (totals === null) return [];
  const { due, net, total, vat } = totals;
  const taxed: readonly Sum[] = [
    { word: 'netWithoutVat', amount: net },
    { word: 'vat', amount: vat },
    { word: 'total', amount: total },
  ];
  const paid: readonly Sum[] = [
    { word: 'deposit', amount: total - due },
    { word: 'due', amount: due },
  ];
  return [...(vat === 0 ? [{ word: 'net', amount: total } as const] : taxed), ...(due === total ? [] : paid)];
}
