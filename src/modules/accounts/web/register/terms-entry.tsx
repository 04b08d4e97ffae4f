import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icons.tsx';
import styles from './register.module.css';
import type { RegistrationState } from './use-registration.ts';

const SECTIONS = ['purpose', 'truth', 'offer', 'privacy', 'end'] as const;

/** The consent to the terms, beside a button that shows them. */
export function TermsEntry({ registration }: { registration: RegistrationState }): ReactNode {
  const { t } = useTranslation('accounts');
  const { form, errorOf, change } = registration;
  const [reading, setReading] = useState(false);
  const errorId = useId();
  const error = errorOf('agreed');
  return (
    <div>
      <div className={styles.terms}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            required
            checked={form.agreed}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={(event) => change('agreed', event.target.checked)}
          />
          {t('register.agree')}
        </label>
        <Button look="quiet" compact onClick={() => setReading(true)}>
          {t('register.readTerms')}
        </Button>
      </div>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error && <Icon name="warning" size={14} />}
        {error}
      </p>
      {reading && <TermsDialog onClose={() => setReading(false)} />}
    </div>
  );
}

function TermsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <Dialog title={t('terms.title')} onClose={onClose}>
      <div className={styles.termsText}>
        {SECTIONS.map((section) => (
          <section key={section}>
            <h3>{t(`terms.${section}.title`)}</h3>
            <p>{t(`terms.${section}.text`)}</p>
            {section === 'privacy' && (
              <a href="/account/privacy" target="_blank" rel="noreferrer">
                {t('terms.privacy.link')}
              </a>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
