import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenBillDto } from '#modules/bills/contract.ts';
import { StepForm } from '#modules/bills/web/step-form.tsx';
import { failureText } from '#web/errors/failure-text.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import type { AskedBillStep } from './bill-steps.tsx';
import type { BillStepping, TakenBillStep } from './use-bill-step.ts';

interface BillStepDialogProps {
  action: AskedBillStep;
  bill: OpenBillDto;
  stepping: BillStepping;
  onClose: () => void;
}

/** Asks before a step that cannot be taken back, and for the reason a paper is void; says why it failed. Closed by who asked once it is done. */
export function BillStepDialog({ action, bill, onClose, stepping }: BillStepDialogProps): ReactNode {
  const { t } = useTranslation('bills');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = action === 'void' && reason.trim() === '';
  const warnings = bill.draft?.findings.filter(({ level }) => level === 'warning') ?? [];

  function handleSubmit(): void {
    setTried(true);
    if (!isMissing) stepping.mutate(stepOf(action, bill, reason));
  }

  return (
    <StepForm
      title={t(`step.ask.${action}`)}
      confirm={t(`step.name.${action}`)}
      danger={action === 'void' || action === 'delete'}
      isBusy={stepping.isPending}
      failure={stepping.isError ? failureText(stepping.error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t(`step.text.${action}`)}</p>
      {action === 'issue' && warnings.length > 0 && (
        <>
          <p>{t('step.warnings', { count: warnings.length })}</p>
          <ul>
            {warnings.map(({ key, text }) => (
              <li key={`${key} ${text}`}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {action === 'void' && (
        <Field label={t('step.reason')} required error={isTried && isMissing && t('step.reasonMissing')}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </StepForm>
  );
}

/** A paper is issued as it was checked: what it says meanwhile is refused. */
function stepOf(action: AskedBillStep, { sha256 }: OpenBillDto, reason: string): TakenBillStep {
  if (action === 'issue') return { action, body: { hash: sha256 } };
  if (action === 'void') return { action, body: { reason: reason.trim() } };
  return { action, body: {} };
}
