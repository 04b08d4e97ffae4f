import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenShipmentDto } from '#modules/bills/contract.ts';
import { editOf } from '#modules/bills/web/goods/goods-edit.ts';
import { GoodsFields } from '#modules/bills/web/goods/goods-fields.tsx';
import { Packing } from '#modules/bills/web/packing/packing.tsx';
import { useEdited } from '#modules/bills/web/use-edited.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { ShipmentHead } from './shipment-head.tsx';
import styles from './shipment-page.module.css';
import { ShipmentPapers } from './shipment-papers.tsx';
import { ShipmentSteps } from './shipment-steps.tsx';
import { useShipmentStep } from './use-shipment-step.ts';

/** A shipment as it is worked on: packed, and what its papers say of its goods. */
export function ShipmentDraft({ shipment }: { shipment: OpenShipmentDto }): ReactNode {
  const { t } = useTranslation('bills');
  const edited = useEdited(shipment.version, shipment.goods);
  const saving = useShipmentStep(shipment, (answer) => edited.settle(answer.version, answer.goods));
  const { isDirty, value: goods } = edited;

  function save(): void {
    saving.mutate(
      { action: 'edit', body: { version: edited.version, ...editOf(goods) } },
      { onError: (error) => notifyFailure(error, t) },
    );
  }

  return (
    <>
      <ShipmentSteps shipment={shipment} saving={{ isDirty, isBusy: saving.isPending, onSave: save }} />
      {edited.isBehind && (
        <div className={styles.notice} role="status">
          {t('step.behind')}
          <Button onClick={() => edited.settle(shipment.version, shipment.goods)}>{t('step.takeNew')}</Button>
        </div>
      )}
      <ShipmentHead shipment={shipment} />
      <ShipmentPapers shipment={shipment} isDirty={isDirty} />
      <section className={styles.part} aria-labelledby="shipment-packing">
        <h2 id="shipment-packing">{t('packing.title')}</h2>
        <Packing goods={goods} serials={shipment.serials} onType={(packages) => edited.type({ packages })} />
      </section>
      <section className={styles.part} aria-labelledby="shipment-goods">
        <h2 id="shipment-goods">{t('goods.title')}</h2>
        <GoodsFields goods={goods} onType={edited.type} />
      </section>
    </>
  );
}
