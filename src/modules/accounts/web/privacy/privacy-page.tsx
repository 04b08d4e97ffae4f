import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { BRAND } from '#web/brand.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { OwnData } from './own-data.tsx';
import { privacyContact } from './privacy-contact.ts';
import styles from './privacy-page.module.css';
import type { retainedCategories } from './retention.ts';
import { RetentionTable } from './retention-table.tsx';

/** What is kept of a person, why and how long, for everyone; and what those signed in may do about it. */
export function Component(): ReactNode {
  const { t } = useTranslation('accounts');
  const signedIn = useSession() !== undefined;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('privacy.title')}</h1>
        <p>{t('privacy.intro', { brand: BRAND })}</p>
      </header>
      <RetentionTable categories={useLoaderData<typeof retainedCategories>()} />
      <p className={styles.note}>{t('privacy.sweep')}</p>
      <Section title={t('privacy.bases.title')}>
        <p>{t('privacy.bases.contract')}</p>
        <p>{t('privacy.bases.security')}</p>
      </Section>
      <Section title={t('privacy.local.title')}>
        <p>{t('privacy.local.text')}</p>
      </Section>
      <Section title={t('privacy.rights.title')}>
        <p>{t('privacy.rights.text')}</p>
        <Contact />
        {signedIn ? <OwnData /> : <VisitorHint />}
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Contact(): ReactNode {
  const { t } = useTranslation('accounts');
  const contact = privacyContact();
  if (contact === undefined) return null;
  return <p>{t('privacy.rights.contact', { contact })}</p>;
}

function VisitorHint(): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <div className={styles.offer}>
      <p>{t('privacy.rights.visitor')}</p>
      <Button onClick={() => requestLogin()}>{t('privacy.rights.login')}</Button>
    </div>
  );
}
