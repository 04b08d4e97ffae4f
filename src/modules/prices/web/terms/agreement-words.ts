import type { TFunction } from 'i18next';
import type { Locale } from '#kernel/locale.ts';
import { money, moneyText } from '#kernel/money.ts';
import type { AgreementDto } from '#modules/prices/contract.ts';
import { percentSign } from '#modules/prices/web/figure-text.ts';

/** What was agreed: a price, or a discount from the list price. */
export function agreedText(
  { kind, value, currency }: Pick<AgreementDto, 'kind' | 'value' | 'currency'>,
  t: TFunction<'prices'>,
  locale: Locale,
): string {
  if (kind === 'net') return moneyText(money(value, currency), locale);
  return t('agreements.lessBy', { percent: percentSign(value) });
}

/** From when until when an agreement holds. */
export function daysText({ validFrom, validTo }: AgreementDto, t: TFunction<'prices'>): string {
  return validTo === null
    ? t('agreements.from', { from: validFrom })
    : t('agreements.fromTo', { from: validFrom, to: validTo });
}
