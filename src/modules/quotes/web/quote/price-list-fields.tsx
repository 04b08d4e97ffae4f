import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type ListChoice, lacksReason, listChoices, needsReason, type TypedList } from './price-list-entry.ts';
import type { ProviderQuote } from './pricing-entry.ts';
import styles from './quote-page.module.css';

interface PriceListFieldsProps {
  quote: ProviderQuote;
  typed: TypedList;
  isTried: boolean;
  onType: (typed: TypedList) => void;
}

/** By which version of the customer's list an offer is priced; an older one with the reason why. Without a choice there is nothing to see. */
export function PriceListFields({ quote, typed, isTried, onType }: PriceListFieldsProps): ReactNode {
  const { t } = useTranslation('quotes');
  const choices = listChoices(quote);
  if (choices.length < 2) return null;
  const text = ({ from, isInForce, name }: ListChoice) => {
    const state = t(isInForce ? 'priceList.inForce' : 'priceList.retired');
    return from === undefined ? t('priceList.ofOther', { name }) : t('priceList.option', { name, from, state });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('priceList.name')}</legend>
      <Field label={t('priceList.version')} hint={t('priceList.hint')}>
        {(control) => (
          <Select
            {...control}
            value={typed.versionId}
            options={choices.map((one) => ({ value: one.versionId, label: text(one) }))}
            onValue={(versionId) => onType({ ...typed, versionId })}
          />
        )}
      </Field>
      {needsReason(quote, typed) && (
        <Field
          label={t('priceList.reason')}
          hint={t('priceList.reasonHint')}
          error={isTried && lacksReason(quote, typed) && t('step.reasonMissing')}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={typed.reason}
              onChange={(event) => onType({ ...typed, reason: event.target.value })}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
