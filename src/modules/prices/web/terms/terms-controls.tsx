import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import styles from './terms.module.css';
import { TermsClash } from './terms-clash.tsx';
import type { TermsField, TermsForm } from './terms-form.ts';

/** What every field of the terms has: what stands in it, what somebody else has written there, and what is wrong with it. */
export interface FieldOfTerms {
  field: TermsField;
  form: TermsForm;
  theirs: Partial<TermsForm> | undefined;
  error: string | undefined;
  onChange: (changes: Partial<TermsForm>) => void;
}

interface ChoiceFieldProps extends FieldOfTerms {
  options: readonly SelectOption[];
  hint?: ReactNode;
  required?: boolean;
  /** Set where nothing is chosen at first. */
  choose?: boolean;
  /** What it is called that nothing is chosen, where nothing need be. */
  none?: string;
}

/** One of a list. */
export function ChoiceField({ options, hint, required, choose, none, ...of }: ChoiceFieldProps): ReactNode {
  const { t } = useTranslation('prices');
  const { field, form, error, onChange } = of;
  const placeholder = choose === true && form[field] === '' ? t('terms.choose') : none;
  return (
    <div className={styles.field}>
      <Field label={t(`terms.field.${field}`)} required={required === true} hint={hint} error={error}>
        {(control) => (
          <Select
            {...control}
            value={form[field]}
            options={options}
            {...(placeholder !== undefined && { placeholder })}
            onValue={(value) => onChange({ [field]: value })}
          />
        )}
      </Field>
      <TermsClash {...of} labelOf={(value) => options.find((option) => option.value === value)?.label ?? value} />
    </div>
  );
}

interface TextFieldProps extends FieldOfTerms {
  most: number;
  hint?: ReactNode;
  required?: boolean;
  isLong?: boolean;
}

/** A text. */
export function TextField({ most, hint, required, isLong, ...of }: TextFieldProps): ReactNode {
  const { t } = useTranslation('prices');
  const { field, form, error, onChange } = of;
  const typed = { maxLength: most, autoComplete: 'off', value: form[field] };
  return (
    <div className={styles.field}>
      <Field label={t(`terms.field.${field}`)} required={required === true} hint={hint} error={error}>
        {(control) =>
          isLong ? (
            <TextArea {...control} {...typed} rows={2} onChange={({ target }) => onChange({ [field]: target.value })} />
          ) : (
            <TextInput {...control} {...typed} onChange={({ target }) => onChange({ [field]: target.value })} />
          )
        }
      </Field>
      <TermsClash {...of} labelOf={(value) => value} />
    </div>
  );
}
