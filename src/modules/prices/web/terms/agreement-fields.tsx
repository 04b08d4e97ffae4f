import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#kernel/money.ts';
import { AGREEMENT_KINDS } from '#modules/prices/domain/agreement.ts';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import type { AgreementFault, TypedAgreement } from './agreement-entry.ts';
import styles from './terms.module.css';

export interface AgreementFieldsProps {
  currency: Currency;
  typed: TypedAgreement;
  /** What is told to be wrong. */
  faults: readonly AgreementFault[];
  onType: (changes: Partial<TypedAgreement>) => void;
}

/** What is agreed, from how many pieces on, and on which days. */
export function AgreementFields({ currency, typed, faults, onType }: AgreementFieldsProps): ReactNode {
  const { t } = useTranslation('prices');
  const { kind } = typed;
  const fault = (name: AgreementFault) => faults.includes(name) && t(`agreements.fault.${name}`);
  const day = (name: 'validFrom' | 'validTo') => (
    <Field
      label={t(`agreements.field.${name}`)}
      required={name === 'validFrom'}
      hint={name === 'validTo' && t('agreements.hint.validTo')}
      error={fault(name)}
    >
      {(control) => (
        <DayInput
          {...control}
          label={t(`agreements.field.${name}`)}
          value={typed[name]}
          onValue={(value) => onType({ [name]: value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <Segments
        label={t('agreements.field.kind')}
        value={kind}
        options={AGREEMENT_KINDS.map((value) => ({ value, label: t(`agreements.kind.${value}`) }))}
        onValue={(value) => onType({ kind: AGREEMENT_KINDS.find((one) => one === value) ?? kind })}
      />
      <div className={styles.pair}>
        <Field label={t(`agreements.field.${kind}`, { currency })} required error={fault(kind)}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={20}
              autoComplete="off"
              value={typed.value}
              onChange={({ target }) => onType({ value: target.value })}
            />
          )}
        </Field>
        <Field label={t('agreements.field.minQuantity')} required error={fault('minQuantity')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              value={typed.minQuantity}
              onChange={({ target }) => onType({ minQuantity: target.value })}
            />
          )}
        </Field>
        {day('validFrom')}
        {day('validTo')}
      </div>
      <Field label={t('agreements.field.note')} hint={t('agreements.hint.note')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={typed.note}
            onChange={({ target }) => onType({ note: target.value })}
          />
        )}
      </Field>
    </>
  );
}
