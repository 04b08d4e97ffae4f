import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField, FieldGroup, TextField } from '#modules/bills/web/fields/fields.tsx';
import { MoneyField } from '#modules/bills/web/fields/figure-fields.tsx';
import { CHARGE_KINDS, MOST_CHARGES } from '#modules/quotes/domain/charges.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './bill-page.module.css';
import type { OwnDto } from './own-edit.ts';

type ChargeDto = OwnDto['charges'][number];

interface ChargeRowsProps {
  charges: OwnDto['charges'];
  currency: string;
  onType: (charges: ChargeDto[]) => void;
}

/** What is charged beside the goods. */
export function ChargeRows({ charges, currency, onType }: ChargeRowsProps): ReactNode {
  const { t } = useTranslation('bills');
  const change = (place: number, typed: Partial<ChargeDto>) =>
    onType(charges.map((charge, at) => (at === place ? { ...charge, ...typed } : charge)));
  return (
    <div className={styles.whole}>
      {charges.map((charge, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: charges are known by their place alone
        <FieldGroup key={place} title={t('charge.no', { no: place + 1 })}>
          <ChoiceField
            label={t('charge.what')}
            {...(place === 0 && { place: 'charges' })}
            value={charge.kind}
            options={CHARGE_KINDS.map((value) => ({ value, label: t(`charge.kind.${value}`) }))}
            onValue={(value) => change(place, { kind: CHARGE_KINDS.find((kind) => kind === value) ?? 'other' })}
          />
          <TextField
            label={t('charge.text')}
            most={120}
            value={charge.text}
            onValue={(text) => change(place, { text })}
          />
          <MoneyField
            label={t('charge.amount')}
            currency={currency}
            value={charge.amount}
            onValue={(amount) => change(place, { amount })}
          />
          <Button
            look="quiet"
            compact
            aria-label={t('charge.removeNo', { no: place + 1 })}
            onClick={() => onType(charges.filter((_, at) => at !== place))}
          >
            {t('charge.remove')}
          </Button>
        </FieldGroup>
      ))}
      {charges.length < MOST_CHARGES && (
        <Button
          look="quiet"
          compact
          data-place={charges.length === 0 ? 'charges' : undefined}
          onClick={() => onType([...charges, { kind: 'freight', text: '', amount: 0 }])}
        >
          {t('charge.add')}
        </Button>
      )}
    </div>
  );
}
