import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#modules/accounts/web/password-input.tsx';
import { Field } from '#web/ui/field.tsx';

interface OwnPasswordFieldProps {
  value: string;
  hint: string;
  error: string | undefined;
  onType: (password: string) => void;
}

/** The own password once more, before somebody gets an administrator's rights. */
export function OwnPasswordField({ value, hint, error, onType }: OwnPasswordFieldProps): ReactNode {
  const { t } = useTranslation('accounts');
  const label = t('users.invite.password');
  return (
    <Field label={label} required hint={hint} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name={label}
          data-own-password
          autoComplete="current-password"
          maxLength={128}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
