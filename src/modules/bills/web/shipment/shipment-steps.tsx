import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenShipmentDto } from '#modules/bills/contract.ts';
import { refusalKey } from '#modules/bills/web/refusal-key.ts';
import { Button } from '#web/ui/button.tsx';
import { ArriveDialog } from './arrive-dialog.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DispatchDialog } from './dispatch-dialog.tsx';
import styles from './shipment-page.module.css';
import { type ShipmentStepping, useShipmentStep } from './use-shipment-step.ts';

const ASKED = ['pack', 'dispatch', 'arrive', 'unpack', 'cancel'] as const;
type AskedStep = (typeof ASKED)[number];

/** What a shipment waits for, the first of it that can be done. */
const AWAITED: readonly AskedStep[] = ['pack', 'dispatch', 'arrive'];

interface ShipmentStepsProps {
  shipment: OpenShipmentDto;
  /** Where it is worked on: whether something is not saved, and how it is. */
  saving?: { readonly isDirty: boolean; readonly isBusy: boolean; readonly onSave: () => void };
}

/** What may be done with a shipment now: what it waits for stands out; what a condition stands against says which. */
export function ShipmentSteps({ saving, shipment }: ShipmentStepsProps): ReactNode {
  const { t } = useTranslation('bills');
  const stepping = useShipmentStep(shipment);
  const [asked, setAsked] = useState<AskedStep>();
  const abilities = new Map(shipment.abilities.map((ability) => [ability.action, ability]));
  const offered = ASKED.filter((action) => abilities.has(action));
  const isDirty = saving?.isDirty ?? false;
  const next = isDirty ? undefined : AWAITED.find((action) => abilities.get(action)?.refusal === null);
  if (offered.length === 0 && saving === undefined) return null;
  return (
    <section aria-label={t('step.title')} className={styles.steps}>
      {saving && (
        <Button look={isDirty ? 'primary' : 'plain'} busy={saving.isBusy} disabled={!isDirty} onClick={saving.onSave}>
          {t('step.name.edit')}
        </Button>
      )}
      {offered.map((action) => {
        const { refusal = null, values } = abilities.get(action) ?? {};
        const isHeld = isDirty && action !== 'cancel';
        return (
          <span key={action} className={styles.step}>
            <Button
              look={action === next ? 'primary' : 'plain'}
              disabled={isHeld || refusal !== null}
              onClick={() => {
                stepping.reset();
                setAsked(action);
              }}
            >
              {t(`shipment.step.${action}`)}
            </Button>
            {(isHeld || refusal !== null) && (
              <small>{isHeld ? t('step.saveFirst') : t(`refusal.${refusalKey(refusal)}`, { ...values })}</small>
            )}
          </span>
        );
      })}
      {asked && <Asked action={asked} {...{ shipment, stepping }} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

/** What the dialog of a step is given. */
export interface AskedShipmentStep {
  shipment: OpenShipmentDto;
  stepping: ShipmentStepping;
  onClose: () => void;
}

function Asked({ action, ...dialog }: AskedShipmentStep & { action: AskedStep }): ReactNode {
  if (action === 'dispatch') return <DispatchDialog {...dialog} />;
  if (action === 'arrive') return <ArriveDialog {...dialog} />;
  return <ConfirmStep action={action} {...dialog} />;
}
