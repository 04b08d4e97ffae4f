import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown } from '#modules/accounts/domain/registration.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { AreaEntry } from './area-entry.tsx';
import { CodeEntry } from './code-entry.tsx';
import { CountryEntry } from './country-entry.tsx';
import { Section, TextEntry } from './fields.tsx';
import { ProductsEntry } from './products-entry.tsx';
import styles from './register.module.css';
import { TermsEntry } from './terms-entry.tsx';
import { type Registered, type RegistrationState, useRegistration } from './use-registration.ts';

/** The registration form, in sections: first the account and the code that proves its address (spec 000 §3, ADR 18). */
export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }): ReactNode {
  const { t } = useTranslation('accounts');
  const registration = useRegistration(onRegistered);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void registration.submit();
  }

  return (
    <form ref={registration.ref} className={styles.form} noValidate onSubmit={handleSubmit}>
      <p className={styles.note}>{t('register.required')}</p>
      <AccountSection registration={registration} />
      <ContactSection registration={registration} />
      <CompanySection registration={registration} />
      <Section title={t('register.section.products')}>
        <ProductsEntry registration={registration} />
      </Section>
      <TermsEntry registration={registration} />
      <SubmitRow registration={registration} />
    </form>
  );
}

function AccountSection({ registration }: { registration: RegistrationState }): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <Section title={t('register.section.account')}>
      <div className={styles.grid}>
        <TextEntry
          registration={registration}
          field="userId"
          hint={t('register.hint.userId')}
          data-autofocus
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles.rowStart}>
          <TextEntry
            registration={registration}
            field="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </div>
        <CodeEntry registration={registration} />
        <TextEntry
          registration={registration}
          field="password"
          type="password"
          hint={t('register.hint.password')}
          autoComplete="new-password"
        />
        <TextEntry registration={registration} field="passwordTwo" type="password" autoComplete="new-password" />
      </div>
    </Section>
  );
}

function ContactSection({ registration }: { registration: RegistrationState }): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const hasLastName = isShown('lastName', registration.form, localeOfInterface(i18n));
  return (
    <Section title={t('register.section.contact')}>
      <div className={styles.grid}>
        <TextEntry
          registration={registration}
          field="userName"
          autoComplete={hasLastName ? 'given-name' : 'name'}
          maxLength={100}
        />
        {hasLastName && (
          <TextEntry registration={registration} field="lastName" autoComplete="family-name" maxLength={100} />
        )}
        <TextEntry
          registration={registration}
          field="telephone"
          type="tel"
          hint={t('register.hint.telephone')}
          autoComplete="tel"
        />
      </div>
    </Section>
  );
}

function CompanySection({ registration }: { registration: RegistrationState }): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const hasAddress = isShown('address', registration.form, localeOfInterface(i18n));
  return (
    <Section title={t('register.section.company')}>
      <div className={styles.grid}>
        <TextEntry registration={registration} field="company" autoComplete="organization" maxLength={100} />
        <TextEntry
          registration={registration}
          field="creditCode"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
        <TextEntry registration={registration} field="industry" autoComplete="off" maxLength={100} />
        <CountryEntry registration={registration} />
        {hasAddress && (
          <>
            <AreaEntry registration={registration} />
            <TextEntry registration={registration} field="address" autoComplete="address-line1" maxLength={200} />
            <TextEntry registration={registration} field="postCode" autoComplete="postal-code" inputMode="numeric" />
          </>
        )}
      </div>
    </Section>
  );
}

function SubmitRow({ registration: { failure, faults, busy } }: { registration: RegistrationState }): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <div className={styles.submit}>
      <div role="alert">
        {failure && (
          <p className={styles.failure}>
            <Icon name="warning" size={18} />
            {failure}
          </p>
        )}
      </div>
      {faults > 0 && (
        <p className={styles.error}>
          <Icon name="warning" size={14} />
          {t('register.faults', { count: faults })}
        </p>
      )}
      <Button type="submit" look="primary" busy={busy}>
        {t('register.submit')}
      </Button>
    </div>
  );
}
