import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#kernel/actor.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

interface RoleFieldProps {
  roles: readonly Role[];
  value: Role;
  onChoose: (role: Role) => void;
}

/** What a person is. */
export function RoleField({ roles, value, onChoose }: RoleFieldProps): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <Field label={t('users.invite.role')} required>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={roles.map((role) => ({ value: role, label: t(`users.role.${role}`) }))}
          onValue={(chosen) => onChoose(roles.find((role) => role === chosen) ?? value)}
        />
      )}
    </Field>
  );
}

/** The language mails to a person are written in. */
export function MailLanguageField(props: { value: Locale; onChoose: (locale: Locale) => void }): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <Field label={t('users.invite.locale')} required>
      {(control) => (
        <Select
          {...control}
          value={props.value}
          options={LOCALES.map((locale) => ({ value: locale, label: t(`web:language.${locale}`) }))}
          onValue={(chosen) => props.onChoose(LOCALES.find((locale) => locale === chosen) ?? props.value)}
        />
      )}
    </Field>
  );
}
