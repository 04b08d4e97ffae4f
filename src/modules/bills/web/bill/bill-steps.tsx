import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenBillDto } from '#modules/bills/contract.ts';
import { refusalKey } from '#modules/bills/web/refusal-key.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './bill-page.module.css';
import { BillStepDialog } from './bill-step-dialog.tsx';
import { type BillStepping, useBillStep } from './use-bill-step.ts';

/** What is asked about before it is done; a draft is saved with what was typed in it. */
const ASKED = ['issue', 'revise', 'void', 'delete'] as const;
export type AskedBillStep = (typeof ASKED)[number];

interface BillStepsProps {
  bill: OpenBillDto;
  /** Whether something was typed that is not saved: then it is saved first. */
  isDirty: boolean;
  saving: Pick<BillStepping, 'isPending'>;
  onSave: () => void;
}

/** What may be done with a paper now: what it waits for stands out; what a condition stands against says which. */
export function BillSteps({ bill, isDirty, onSave, saving }: BillStepsProps): ReactNode {
  const { t } = useTranslation('bills');
  const [asked, setAsked] = useState<AskedBillStep>();
  const stepping = useBillStep(bill, () => setAsked(undefined));
  const refusals = new Map(bill.abilities.map(({ action, refusal }) => [action, refusal]));
  const offered = ASKED.filter((action) => refusals.has(action));
  const mayEdit = bill.draft !== null && refusals.has('edit');
  if (offered.length === 0 && !mayEdit) return null;
  return (
    <section aria-label={t('step.title')} className={styles.steps}>
      {mayEdit && (
        <Button look={isDirty ? 'primary' : 'plain'} busy={saving.isPending} disabled={!isDirty} onClick={onSave}>
          {t('step.name.edit')}
        </Button>
      )}
      {offered.map((action) => {
        const refusal = refusals.get(action) ?? null;
        const isHeld = isDirty && action === 'issue';
        return (
          <span key={action} className={styles.step}>
            <Button
              look={action === 'issue' && !isDirty ? 'primary' : 'plain'}
              disabled={refusal !== null || isHeld}
              onClick={() => {
                stepping.reset();
                setAsked(action);
              }}
            >
              {t(`step.name.${action}`)}
            </Button>
            {(refusal !== null || isHeld) && (
              <small>{isHeld ? t('step.saveFirst') : t(`refusal.${refusalKey(refusal)}`)}</small>
            )}
          </span>
        );
      })}
      {asked !== undefined && (
        <BillStepDialog action={asked} {...{ bill, stepping }} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}
