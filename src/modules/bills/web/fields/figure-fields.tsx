import type { ReactNode } from 'react';
import { CURRENCIES, type Currency, decimalOf, money } from '#kernel/money.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import type { NamedField } from './fields.tsx';

/** Grams in a kilogram. */
const KILOGRAM = 1000;

interface FigureFieldProps extends NamedField<number | null> {
  unit?: string;
  /** So many of what is stored are one of what is typed. */
  scale?: number;
}

/** A figure that is stored whole, in a small unit, and typed in a greater one; what is no figure leaves it empty. */
export function FigureField({ label, onValue, place, scale = 1, unit, value }: FigureFieldProps): ReactNode {
  return (
    <Field label={label}>
      {(control) => (
        <NumberInput
          {...control}
          {...(unit !== undefined && { unit })}
          data-place={place}
          maxLength={16}
          value={value === null ? undefined : value / scale}
          onValue={(typed) => onValue(typed === undefined || typed < 0 ? null : Math.round(typed * scale))}
        />
      )}
    </Field>
  );
}

/** A weight in kilograms, stored in grams. */
export function WeightField(props: NamedField<number | null>): ReactNode {
  return <FigureField {...props} unit="kg" scale={KILOGRAM} />;
}

/** A length in millimetres. */
export function LengthField(props: NamedField<number>): ReactNode {
  return (
    <FigureField
      {...props}
      unit="mm"
      value={props.value === 0 ? null : props.value}
      onValue={(typed) => props.onValue(typed ?? 0)}
    />
  );
}

interface MoneyFieldProps extends NamedField<number> {
  currency: string;
}

/** An amount in a currency, stored in its minor unit. */
export function MoneyField({ currency, label, onValue, place, value }: MoneyFieldProps): ReactNode {
  const known = currency as Currency;
  return (
    <Field label={label}>
      {(control) => (
        <NumberInput
          {...control}
          data-place={place}
          maxLength={16}
          unit={currency}
          value={value === 0 ? undefined : Number(decimalOf(money(value, known)))}
          onValue={(typed = 0) => onValue(typed < 0 ? 0 : Math.round(typed * 10 ** CURRENCIES[known]))}
        />
      )}
    </Field>
  );
}
