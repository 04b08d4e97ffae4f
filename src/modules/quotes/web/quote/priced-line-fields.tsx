import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { QuoteLine } from './line-wishes.ts';
import { PRICED_AS, type TypedPrice } from './pricing-entry.ts';
import type { Amounts } from './quote-amount.ts';
import styles from './quote-page.module.css';

interface PricedLineProps {
  line: QuoteLine;
  currency: string;
  amounts: Amounts;
  /** What the list says of one piece; null: on request; undefined before it was asked. */
  computed: number | null | undefined;
  /** What the customer was told of it when it was saved, in words. */
  kept: string | undefined;
  /** Set where another version of the list is chosen than that was computed by: it is computed by this one when all is saved. */
  isOtherList: boolean;
  /** Whether that is the least there is, since wishes are not in it. */
  isFrom: boolean;
  typed: TypedPrice;
  isWrong: boolean;
  /** Whether it is among those that are given a percentage together; left out where there is no choice. */
  isChosen?: boolean;
  onChoose?: () => void;
  onType: (typed: TypedPrice) => void;
}

/** How one line is priced, beside what the list says and the customer wants. */
export function PricedLineFields(props: PricedLineProps): ReactNode {
  const { t } = useTranslation('quotes');
  const { amounts, currency, isWrong, kept, line, onType, typed } = props;
  const { lineNo, productName, quantity, targetPrice, unit } = line;
  const told = [
    t('pricing.pieces', { count: quantity }),
    listedOf(props, t),
    unit !== null && t('pricing.offered', { amount: amounts.whole(unit) }),
    kept,
    targetPrice !== null && t('pricing.target', { amount: amounts.whole(targetPrice) }),
  ].filter((text) => text !== false && text !== undefined);
  return (
    <fieldset className={styles.group}>
      <legend>{t('line.named', { no: lineNo, name: productName })}</legend>
      {props.isChosen !== undefined && (
        <label className={styles.check}>
          <input type="checkbox" checked={props.isChosen} onChange={props.onChoose} />
          {t('bulk.choose')}
        </label>
      )}
      <p className={styles.soft}>{told.join(' · ')}</p>
      <div className={styles.fields}>
        <Field label={t('pricing.as')}>
          {(control) => (
            <Select
              {...control}
              value={typed.as}
              options={PRICED_AS.map((value) => ({ value, label: t(`pricing.by.${value}`) }))}
              onValue={(value) => onType({ as: PRICED_AS.find((as) => as === value) ?? 'computed', value: '' })}
            />
          )}
        </Field>
        {typed.as !== 'computed' && (
          <Field label={t(`pricing.value.${typed.as}`, { currency })} error={isWrong && t(`pricing.wrong.${typed.as}`)}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={typed.as === 'not-offered' ? 500 : 20}
                inputMode={typed.as === 'not-offered' ? 'text' : 'decimal'}
                value={typed.value}
                onChange={(event) => onType({ ...typed, value: event.target.value })}
              />
            )}
          </Field>
        )}
        {typed.as === 'price' && (
          <Field label={t('line.lead')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={3}
                inputMode="numeric"
                value={typed.days ?? ''}
                onChange={(event) => onType({ ...typed, days: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
    </fieldset>
  );
}

/** What the list says of one piece, as far as it was asked. */
function listedOf({ amounts, computed, isFrom, isOtherList }: PricedLineProps, t: TFunction<'quotes'>): string | false {
  if (isOtherList) return t('pricing.listedOnSave');
  if (computed === undefined) return false;
  if (computed === null) return t('pricing.onRequest');
  return t(isFrom ? 'pricing.listedFrom' : 'pricing.listed', { amount: amounts.whole(computed) });
}
