import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CHARGE_KINDS, MOST_CHARGES } from '#modules/quotes/domain/charges.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { chargeFault, type TypedCharge } from './charge-entry.ts';
import styles from './charges.module.css';
import page from './quote-page.module.css';

interface ChargeFieldsProps {
  charges: readonly TypedCharge[];
  currency: string;
  isTried: boolean;
  onType: (charges: readonly TypedCharge[]) => void;
}

/** What is charged beside the lines: packing, freight, insurance and what else there is. */
export function ChargeFields({ charges, currency, isTried, onType }: ChargeFieldsProps): ReactNode {
  const { t } = useTranslation('quotes');
  const next = Math.max(-1, ...charges.map(({ key }) => key)) + 1;
  const change = (key: number, typed: Partial<TypedCharge>) =>
    onType(charges.map((charge) => (charge.key === key ? { ...charge, ...typed } : charge)));
  return (
    <fieldset className={page.group}>
      <legend>{t('charge.title')}</legend>
      {charges.map((charge, place) => (
        <ChargeRow
          key={charge.key}
          {...{ charge, currency, isTried }}
          no={place + 1}
          onType={(typed) => change(charge.key, typed)}
          onRemove={() => onType(charges.filter(({ key }) => key !== charge.key))}
        />
      ))}
      {charges.length < MOST_CHARGES && (
        <div>
          <Button
            look="quiet"
            compact
            onClick={() => onType([...charges, { key: next, kind: 'freight', text: '', amount: '' }])}
          >
            {t('charge.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ChargeRowProps {
  charge: TypedCharge;
  no: number;
  currency: string;
  isTried: boolean;
  onType: (typed: Partial<TypedCharge>) => void;
  onRemove: () => void;
}

function ChargeRow({ charge, currency, isTried, no, onRemove, onType }: ChargeRowProps): ReactNode {
  const { t } = useTranslation('quotes');
  const fault = isTried ? chargeFault(charge, currency) : undefined;
  return (
    <fieldset className={styles.row} aria-label={t('charge.no', { no })}>
      <Field label={t('charge.what')}>
        {(control) => (
          <Select
            {...control}
            value={charge.kind}
            options={CHARGE_KINDS.map((value) => ({ value, label: t(`charge.kind.${value}`) }))}
            onValue={(value) => onType({ kind: CHARGE_KINDS.find((kind) => kind === value) ?? 'other' })}
          />
        )}
      </Field>
      <Field label={t('charge.text')} error={fault === 'text' && t('charge.wrong.text')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={charge.text}
            onChange={(event) => onType({ text: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('charge.amount', { currency })} error={fault === 'amount' && t('charge.wrong.amount')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={20}
            inputMode="decimal"
            value={charge.amount}
            onChange={(event) => onType({ amount: event.target.value })}
          />
        )}
      </Field>
      <Button look="quiet" compact aria-label={t('charge.removeNo', { no })} onClick={onRemove}>
        {t('charge.remove')}
      </Button>
    </fieldset>
  );
}
