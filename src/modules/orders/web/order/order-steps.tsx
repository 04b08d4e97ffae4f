import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './order-page.module.css';
import { StepDialog } from './step-dialog.tsx';
import { STEPS, type Step } from './step-forms.ts';
import { useOrderStep } from './use-order-step.ts';

/** What may be done with an order now: what it waits for stands out; what a condition stands against says which. */
export function OrderSteps({ order }: { order: OpenOrderDto }): ReactNode {
  const { t } = useTranslation('orders');
  const [asked, setAsked] = useState<Step>();
  const stepping = useOrderStep(order);
  const offered = STEPS.flatMap((step) => {
    const ability = order.abilities.find(({ action }) => action === step);
    return ability === undefined ? [] : [{ step, refusal: ability.refusal }];
  });
  if (offered.length === 0) return null;
  const next = offered.find(({ step }) => step === 'confirm' || step === 'report-ready')?.step;
  return (
    <section aria-label={t('step.title')} className={styles.steps}>
      {offered.map(({ refusal, step }) => (
        <span key={step} className={styles.step}>
          <Button
            look={step === next ? 'primary' : 'plain'}
            disabled={refusal !== null}
            onClick={() => {
              stepping.reset();
              setAsked(step);
            }}
          >
            {t(`step.name.${step}`)}
          </Button>
          {refusal !== null && <small>{t(`step.refusal.${refusal.replace(/^order\./, '')}`)}</small>}
        </span>
      ))}
      {asked !== undefined && (
        <StepDialog step={asked} order={order} stepping={stepping} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}
