import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenBillDto } from '#modules/bills/contract.ts';
import { pathOfBill, pathOfShipment } from '#modules/bills/domain/paths.ts';
import { editOf } from '#modules/bills/web/goods/goods-edit.ts';
import { GoodsFields } from '#modules/bills/web/goods/goods-fields.tsx';
import { useEdited } from '#modules/bills/web/use-edited.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { BillHead } from './bill-head.tsx';
import styles from './bill-page.module.css';
import { BillSteps } from './bill-steps.tsx';
import { Findings } from './findings.tsx';
import type { BillDraftDto, OwnDto } from './own-edit.ts';
import { OwnFields } from './own-fields.tsx';
import { useBillStep } from './use-bill-step.ts';

/** A draft as it is worked on: what the checker finds, its own words, and its goods where they are said here: of a proforma without a shipment, and of goods that have left. */
export function DraftBill({ bill, draft }: { bill: OpenBillDto; draft: BillDraftDto }): ReactNode {
  const { t } = useTranslation('bills');
  const { shipment } = bill;
  const edited = useEdited<Worked>(bill.version, workedOf(draft));
  // What was typed gives way to the answer before the page learns of a newer version: it would take that for somebody else's.
  const saving = useBillStep(bill, (answer) => answer?.draft && edited.settle(answer.version, workedOf(answer.draft)));
  const { goods, own } = edited.value;
  const mayEdit = bill.abilities.some(({ action }) => action === 'edit');

  function save(): void {
    saving.mutate(
      { action: 'edit', body: { version: edited.version, ...own, ...(goods !== null && { goods: editOf(goods) }) } },
      { onError: (error) => notifyFailure(error, t) },
    );
  }

  return (
    <>
      <BillSteps bill={bill} isDirty={edited.isDirty} saving={saving} onSave={save} />
      {edited.isBehind && (
        <div className={styles.notice} role="status">
          {t('step.behind')}
          <Button onClick={() => edited.settle(bill.version, workedOf(draft))}>{t('step.takeNew')}</Button>
        </div>
      )}
      <BillHead bill={bill} />
      <Findings
        findings={draft.findings}
        pairPath={pairPathOf(bill)}
        shipmentId={goods === null ? shipment?.id : undefined}
        isDirty={edited.isDirty}
      />
      {mayEdit && (
        <section className={styles.part} aria-labelledby="bill-own">
          <h2 id="bill-own">{t('own.title')}</h2>
          <OwnFields
            {...{ bill, own, accounts: draft.accounts }}
            onType={(change: Partial<OwnDto>) => edited.type({ own: { ...own, ...change } })}
          />
        </section>
      )}
      {mayEdit && goods !== null && (
        <section className={styles.part} aria-labelledby="bill-goods">
          <h2 id="bill-goods">{t('goods.title')}</h2>
          <GoodsFields goods={goods} onType={(change) => edited.type({ goods: { ...goods, ...change } })} />
        </section>
      )}
      {shipment !== null && goods === null && (
        <p className={styles.soft}>
          {t('goods.ofShipment')} <Link to={pathOfShipment(shipment.id)}>{shipment.number}</Link>
        </p>
      )}
    </>
  );
}

/** Where the other paper of a shipment is, or is begun where there is none. */
function pairPathOf({ pair, shipment }: OpenBillDto): string | undefined {
  if (pair !== null) return pathOfBill(pair);
  return shipment === null ? undefined : `${pathOfShipment(shipment.id)}?at=papers`;
}

/** What of a draft is typed. */
type Worked = Pick<BillDraftDto, 'goods' | 'own'>;

function workedOf({ goods, own }: BillDraftDto): Worked {
  return { goods, own };
}
