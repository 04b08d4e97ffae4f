import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { type BasisPoints, type Money, moneyText, WHOLE } from '#kernel/money.ts';
import { useWizardView } from '#modules/configurator/web/public.ts';
import type { PriceStep } from '#modules/prices/domain/price.ts';
import { signedMoney } from '#modules/prices/domain/signed-money.ts';
import type { ToldBreakdown } from '#modules/prices/domain/told-price.ts';
import styles from './price-panel.module.css';
import { rowInWords } from './row-words.ts';

/** How a unit price comes about: what each part costs, and what comes off. */
export function PriceBreakdown({ breakdown, unit }: { breakdown: ToldBreakdown; unit: Money }): ReactNode {
  const { t } = useTranslation('prices');
  const { words } = useWizardView();
  const { items, listUnit, group, quantity, agreement, rounding } = breakdown;
  const text = (amount: Money) => moneyText(amount, words.locale);
  return (
    <table className={styles.breakdown}>
      <caption className={styles.caption}>{t('breakdown.title')}</caption>
      <tbody>
        {items.map(({ component, key, amount }) => (
          <Row key={`${component} ${key}`} name={rowInWords({ component, key }, words)} amount={text(amount)} />
        ))}
        <Row isSum name={t('breakdown.list')} amount={text(listUnit)} />
        <Discount name="group" step={group} />
        <Discount name="quantity" step={quantity} />
        {agreement && <Agreed agreement={agreement} />}
        {rounding.minor !== 0 && <Row name={t('breakdown.rounding')} amount={signedMoney(rounding, words.locale)} />}
        <Row isSum name={t('unit')} amount={text(unit)} />
      </tbody>
    </table>
  );
}

function Discount({ name, step }: { name: 'group' | 'quantity'; step: PriceStep }): ReactNode {
  const { t } = useTranslation('prices');
  const { words } = useWizardView();
  if (step.amount.minor === 0) return null;
  const percent = percentText(step.rate, words.locale);
  return <Row name={t(`breakdown.${name}`, { percent })} amount={`\u2212${moneyText(step.amount, words.locale)}`} />;
}

/** What was agreed stands in place of the discounts. */
function Agreed({ agreement: { rate, amount } }: { agreement: NonNullable<ToldBreakdown['agreement']> }): ReactNode {
  const { t } = useTranslation('prices');
  const { words } = useWizardView();
  const name =
    rate === null ? t('breakdown.agreedNet') : t('breakdown.agreement', { percent: percentText(rate, words.locale) });
  return <Row name={name} amount={signedMoney({ ...amount, minor: -amount.minor }, words.locale)} />;
}

function Row({ name, amount, isSum = false }: { name: string; amount: string; isSum?: boolean }): ReactNode {
  return (
    <tr className={isSum ? styles.sum : undefined}>
      <th scope="row">{name}</th>
      <td className={styles.figures}>{amount}</td>
    </tr>
  );
}

function percentText(rate: BasisPoints, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / WHOLE);
}
