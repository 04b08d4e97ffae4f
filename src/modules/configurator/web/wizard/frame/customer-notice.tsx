import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { customerFinding } from '#modules/configurator/domain/validation/customer-selected.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { useActedFor } from '#web/session/acting.ts';
import { customerChoice } from '#web/session/customer-choice.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import styles from './customer-notice.module.css';

/**
 * Who selects for customers is told where to name the one before anything is chosen, not first when it is saved; nothing to
 * others, once a customer is named, and for what is saved already.
 */
export function CustomerNotice(): ReactNode {
  const { t } = useTranslation('configurator');
  const { state } = useWizardView();
  const session = useSession();
  const customer = useActedFor();
  const choose = useSyncExternalStore(customerChoice.subscribe, customerChoice.get, () => undefined);
  if (session === undefined || state.lineId !== null) return null;
  const { userAttribute, userDepartment } = session.user;
  if (customerFinding({ userAttribute, userDepartment, customerId: customer?.id }) === null) return null;
  return (
    <div className={styles.notice} role="note">
      <Icon name="customers" size={16} />
      <p>{t('customerNotice.text')}</p>
      {choose && (
        <Button compact onClick={choose}>
          {t('customerNotice.choose')}
        </Button>
      )}
    </div>
  );
}
