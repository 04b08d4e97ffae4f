import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenLineDto } from '#modules/cart/contract.ts';
import { isDirty } from '#modules/configurator/domain/wizard/reducer.ts';
import { useWizardView } from '#modules/configurator/web/public.ts';
import { useSession } from '#web/session/session.ts';
import styles from './kept-price.module.css';
import { wholePrice } from './list/price-column.tsx';

/**
 * What the saved line that is open was told to cost when it was saved, and what it would cost today as long as nothing is changed
 * (ADR 81); nothing of a new configuration, and for whoever is shown no prices.
 */
export function KeptPrice(): ReactNode {
  const { t } = useTranslation('cart');
  const { line, state, words } = useWizardView();
  const own = useSession()?.user.organisationName;
  if (line === undefined) return null;
  // The wizard opens lines of the cart here, which tell their price.
  const { price, quantity, customerName } = line as OpenLineDto;
  if (price === null || price.at === null) return null;
  const told = isDirty(state) ? { ...price, today: null } : price;
  return (
    <p className={styles.kept}>
      <strong>{t('price.saved')}</strong> {wholePrice(told, quantity, { t, locale: words.locale })}
      {customerName !== own && ` · ${t('price.ofCustomer', { customer: customerName })}`}
    </p>
  );
}
