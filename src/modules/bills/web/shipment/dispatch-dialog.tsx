import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { accompanies, isSaidOfWay, WAY_FIELDS, type WayField, wordsOfWay } from '#modules/bills/domain/printed-way.ts';
import { Facts } from '#modules/bills/web/facts.tsx';
import { TransportFields } from '#modules/bills/web/goods/transport-fields.tsx';
import { StepForm } from '#modules/bills/web/step-form.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { failureText } from '#web/errors/failure-text.ts';
import type { AskedShipmentStep } from './shipment-steps.tsx';

type Told = Pick<AskedShipmentStep, 'shipment'>;

/** Sends goods off: asks for what the papers that were issued do not say of their way, and shows what they do. */
export function DispatchDialog({ onClose, shipment, stepping }: AskedShipmentStep): ReactNode {
  const { t } = useTranslation('bills');
  const [transport, setTransport] = useState(shipment.goods.transport);
  const printed = printedOf(shipment);
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
      {printed.length > 0 && <Printed shipment={shipment} printed={printed} />}
      <TransportFields transport={transport} fixed={printed} onType={setTransport} />
    </StepForm>
  );
}

/** What papers in force print of the way: they were made of these goods, which nobody has changed since. */
function printedOf({ bills, goods }: Told['shipment']): readonly WayField[] {
  return bills.some(accompanies) ? WAY_FIELDS.filter((field) => isSaidOfWay(goods.transport, field)) : [];
}

function Printed({ printed, shipment }: Told & { printed: readonly WayField[] }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const { transport } = shipment.goods;
  return (
    <>
      <p>{t('shipment.text.printed')}</p>
      <Facts
        facts={printed.map((field) => ({ name: said(PAPER_WORDS[field]), value: said(wordsOfWay(transport, field)) }))}
      />
    </>
  );
}
