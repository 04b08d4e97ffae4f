import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './password-input.module.css';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What the field is called, for the name of the toggle. */
  name: string;
}

/** A password that its person may look at; hidden again by the same button. */
export function PasswordInput({ name, ...control }: PasswordInputProps): ReactNode {
  const { t } = useTranslation('accounts');
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <TextInput
        {...control}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        icon={shown ? 'hidden' : 'shown'}
        label={t(shown ? 'register.hide' : 'register.show', { field: name })}
        compact
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
