import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepForm } from '#modules/bills/web/step-form.tsx';
import { failureText } from '#web/errors/failure-text.ts';
import type { AskedShipmentStep } from './shipment-steps.tsx';

/** Asks before a step for which nothing has to be said. */
export function ConfirmStep({
  action,
  onClose,
  stepping,
}: AskedShipmentStep & { action: 'pack' | 'unpack' | 'cancel' }): ReactNode {
  const { t } = useTranslation('bills');
  return (
    <StepForm
      title={t(`shipment.ask.${action}`)}
      confirm={t(`shipment.step.${action}`)}
      danger={action === 'cancel'}
      isBusy={stepping.isPending}
      failure={stepping.isError ? failureText(stepping.error, t) : undefined}
      onSubmit={() => stepping.mutate({ action, body: {} }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t(`shipment.text.${action}`)}</p>
    </StepForm>
  );
}
