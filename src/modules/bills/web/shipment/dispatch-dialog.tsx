import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TransportFields } from '#modules/bills/web/goods/transport-fields.tsx';
import { StepForm } from '#modules/bills/web/step-form.tsx';
import { failureText } from '#web/errors/failure-text.ts';
import type { AskedShipmentStep } from './shipment-steps.tsx';

/** Sends goods off: asks how they go, which the papers that were issued need not have known to the last. */
export function DispatchDialog({ onClose, shipment, stepping }: AskedShipmentStep): ReactNode {
  const { t } = useTranslation('bills');
  const [transport, setTransport] = useState(shipment.goods.transport);
  return (
    <StepForm
      title={t('shipment.ask.dispatch')}
      confirm={t('shipment.step.dispatch')}
      width="medium"
      isBusy={stepping.isPending}
      failure={stepping.isError ? failureText(stepping.error, t) : undefined}
      onSubmit={() => stepping.mutate({ action: 'dispatch', body: { transport } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('shipment.text.dispatch')}</p>
      <TransportFields transport={transport} onType={setTransport} />
    </StepForm>
  );
}
