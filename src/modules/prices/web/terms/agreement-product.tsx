import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, money, moneyText } from '#kernel/money.ts';
import type { AgreedProductDto } from '#modules/prices/contract.ts';
import { refusalText } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { piecesIn, type TypedAgreement, valueIn } from './agreement-entry.ts';
import { type AgreedWith, agreedProductQuery } from './agreement-queries.ts';
import styles from './terms.module.css';

interface AgreementProductProps {
  customer: AgreedWith;
  currency: Currency;
  typed: TypedAgreement;
  /** The type code that is asked about; empty for none. */
  code: string;
}

/** Which product a type code is, what it costs by the list, and what the customer pays without an agreement; or why it is none. */
export function AgreementProduct({ customer, currency, typed, code }: AgreementProductProps): ReactNode {
  const { t, i18n } = useTranslation('prices');
  const pieces = piecesIn(typed.minQuantity) ?? 1;
  const { data, error, isFetching } = useQuery(agreedProductQuery(customer, code, pieces));
  const textOf = (minor: number) => moneyText(money(minor, currency), localeOfInterface(i18n));

  function told({ productName, typeCode, listUnit, usualUnit }: AgreedProductDto): ReactNode {
    const net = typed.kind === 'net' ? valueIn(typed, currency) : undefined;
    const isIdle = net !== undefined && usualUnit !== null && net >= usualUnit;
    return (
      <>
        <p>{t('agreements.product.is', { name: productName, code: typeCode })}</p>
        <p>{t('agreements.product.list', { amount: textOf(listUnit) })}</p>
        {usualUnit !== null && <p>{t('agreements.product.usual', { amount: textOf(usualUnit), count: pieces })}</p>}
        {isIdle && <p className={styles.clash}>{t('agreements.product.idle')}</p>}
      </>
    );
  }

  return (
    <div role="status" className={styles.product}>
      {isFetching && <p>{t('agreements.product.reading')}</p>}
      {!isFetching && error && <p className={styles.clash}>{refusalText(error, t)}</p>}
      {!isFetching && !error && data && told(data)}
    </div>
  );
}
