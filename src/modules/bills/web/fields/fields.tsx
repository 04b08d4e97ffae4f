import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BilingualText } from '#kernel/locale.ts';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import styles from './fields.module.css';

/** What every field is given: its name, and where it stands in a paper, so that a finding leads to it. */
export interface NamedField<Value> {
  label: string;
  place?: string | undefined;
  value: Value;
  onValue: (value: Value) => void;
}

interface TextFieldProps extends NamedField<string> {
  most: number;
  isLong?: boolean;
  hint?: string;
  /** Why it cannot stay so. */
  error?: string | false;
}

/** A text of one line, or of several. */
export function TextField(props: TextFieldProps): ReactNode {
  const { error, hint, isLong = false, label, most, onValue, place, value } = props;
  const Control = isLong ? TextArea : TextInput;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Control
          {...control}
          data-place={place}
          maxLength={most}
          value={value}
          onChange={(event: { target: { value: string } }) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}

interface BilingualFieldProps extends NamedField<BilingualText> {
  most: number;
  isLong?: boolean;
}

/** A text in both languages, side by side: a paper may print either, or both. */
export function BilingualField({ isLong = false, label, most, onValue, place, value }: BilingualFieldProps): ReactNode {
  const { t } = useTranslation('bills');
  return (
    <>
      <TextField
        label={t('field.in.zh', { name: label })}
        {...{ most, isLong, place, value: value.zh }}
        onValue={(zh) => onValue({ ...value, zh })}
      />
      <TextField
        label={t('field.in.en', { name: label })}
        {...{ most, isLong, value: value.en }}
        onValue={(en) => onValue({ ...value, en })}
      />
    </>
  );
}

interface DayFieldProps extends NamedField<string> {
  /** Why it cannot stay so. */
  error?: string | false;
}

/** A day, or none. */
export function DayField({ error, label, onValue, place, value }: DayFieldProps): ReactNode {
  return (
    <Field label={label} error={error}>
      {(control) => <DayInput {...control} data-place={place} label={label} value={value} onValue={onValue} />}
    </Field>
  );
}

interface ChoiceFieldProps extends NamedField<string> {
  options: readonly SelectOption[];
  hint?: string | undefined;
}

/** One of several. */
export function ChoiceField({ hint, label, onValue, options, place, value }: ChoiceFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint}>
      {(control) => <Select {...control} data-place={place} value={value} options={options} onValue={onValue} />}
    </Field>
  );
}

const YES_NO = { yes: true, no: false } as const;

interface YesNoFieldProps extends NamedField<boolean | null> {
  yes: string;
  no: string;
}

/** Yes, no, or nothing said. */
export function YesNoField({ label, no, onValue, place, value, yes }: YesNoFieldProps): ReactNode {
  const { t } = useTranslation('bills');
  return (
    <ChoiceField
      {...{ label, place }}
      value={value === null ? '' : value ? 'yes' : 'no'}
      options={[
        { value: '', label: t('field.unsaid') },
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      onValue={(said) => onValue(said === 'yes' || said === 'no' ? YES_NO[said] : null)}
    />
  );
}

/** Fields of one thing, under its name. */
export function FieldGroup({ children, title }: { title: string; children: ReactNode }): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
