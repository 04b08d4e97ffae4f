import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { ChoiceInput } from '#modules/sizing/domain/core/model.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './case-form.module.css';

interface ChoiceFieldProps {
  input: ChoiceInput;
  name: string;
  help: string;
  chosen: string;
  onValue: (code: string) => void;
}

/** One of several kinds. */
export function ChoiceField({ input, name, help, chosen, onValue }: ChoiceFieldProps): ReactNode {
  const { i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const options = input.options.map(({ code, name: named }) => ({ value: code, label: textIn(named, locale) }));
  return (
    <Field label={name} hint={help}>
      {(control) => <Select {...control} value={chosen} options={options} onValue={onValue} />}
    </Field>
  );
}

interface SwitchFieldProps {
  name: string;
  help: string;
  isOn: boolean;
  onValue: (isOn: boolean) => void;
}

/** Something that is so or not. */
export function SwitchField({ name, help, isOn, onValue }: SwitchFieldProps): ReactNode {
  return (
    <>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={({ target: { checked } }) => onValue(checked)} />
        {name}
      </label>
      <p className={styles.help}>{help}</p>
    </>
  );
}
