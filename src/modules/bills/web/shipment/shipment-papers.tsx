import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenShipmentDto } from '#modules/bills/contract.ts';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { BillLink } from '#modules/bills/web/bill-link.tsx';
import { useNewBill } from '#modules/bills/web/use-new-bill.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './shipment-page.module.css';

/** In the order in which they are mostly made. */
const KINDS: readonly BillKind[] = ['ci', 'pl', 'pi'];

interface ShipmentPapersProps {
  shipment: OpenShipmentDto;
  /** Whether something is not saved, of which a paper would say nothing. */
  isDirty?: boolean;
}

/** The papers of a shipment, and those that can be drafted: one of each kind stands at a time. */
export function ShipmentPapers({ isDirty = false, shipment }: ShipmentPapersProps): ReactNode {
  const { t } = useTranslation('bills');
  const making = useNewBill();
  const { bills, id, side, state } = shipment;
  const mayMake = side === 'P' && state !== 'cancelled';
  const lacking = KINDS.filter(
    (kind) => !bills.some((bill) => bill.kind === kind && (bill.state === 'draft' || bill.state === 'issued')),
  );
  if (bills.length === 0 && !mayMake) return null;
  return (
    <section className={styles.part} aria-labelledby="shipment-papers" data-place="papers" tabIndex={-1}>
      <h2 id="shipment-papers">{t('paper.title')}</h2>
      {bills.length > 0 && (
        <ul className={styles.papers}>
          {bills.map((bill) => (
            <li key={bill.id}>
              <BillLink bill={bill} />
            </li>
          ))}
        </ul>
      )}
      {mayMake && lacking.length > 0 && (
        <div className={styles.steps}>
          {lacking.map((kind) => (
            <Button
              key={kind}
              compact
              busy={making.isPending && making.variables.kind === kind}
              disabled={isDirty || making.isPending}
              onClick={() => making.mutate({ of: 'shipment', kind, id })}
            >
              {t('paper.make', { kind: t(`kind.${kind}`) })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
