import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTooManyAddresses, MOST_ADDRESSES } from '#modules/configurator/domain/validation/technical-email.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { DOCUMENT_MAIL } from '#product/configuration.ts';
import { useActedFor } from '#web/session/acting.ts';
import styles from './overview-step.module.css';
import { TextField } from './text-field.tsx';

/**
 * Where the documents of the product go once it is saved. For a customer they go nowhere unless whoever acts says that the customer agrees
 * (ADR 72).
 */
export function DocumentAddresses(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, consent } = useWizardView();
  const customer = useActedFor();
  const isAsked = customer !== undefined && config.texts[DOCUMENT_MAIL].trim() !== '';
  return (
    <>
      <TextField
        field={DOCUMENT_MAIL}
        complaintOf={(list) => hasTooManyAddresses(list) && t('overview.emailTooMany', { most: MOST_ADDRESSES })}
        hint={t(customer === undefined ? 'overview.emailHint' : 'overview.emailHintActing')}
      />
      {isAsked && (
        <label className={styles.tick}>
          <input type="checkbox" checked={consent.isGiven} onChange={(event) => consent.give(event.target.checked)} />
          {t('overview.mailConsent', { customer: customer.customerName })}
        </label>
      )}
    </>
  );
}
