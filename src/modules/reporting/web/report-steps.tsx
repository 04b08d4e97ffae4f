import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenReportDto } from '#modules/reporting/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { ReportForm } from './report-form.tsx';
import styles from './reporting.module.css';
import { StepForm } from './step-form.tsx';
import { type TakenStep, useReportStep } from './use-report-step.ts';

/** The steps that have a button of their own in the bar; a quote is named below it. */
const STEPS = ['approve', 'refuse', 'extend', 'edit', 'withdraw'];

/** What may be done with a report now; what a condition stands against says which. */
export function ReportSteps({ report }: { report: OpenReportDto }): ReactNode {
  const { t } = useTranslation('reporting');
  const [asked, setAsked] = useState<string>();
  const steps = STEPS.flatMap((action) => report.abilities.filter((ability) => ability.action === action));
  if (steps.length === 0) return null;
  return (
    <section aria-label={t('step.title')} className={styles.steps}>
      {steps.map(({ action, refusal }) => (
        <span key={action} className={styles.step}>
          <Button
            look={action === 'approve' ? 'primary' : 'plain'}
            disabled={refusal !== null}
            onClick={() => setAsked(action)}
          >
            {t(`step.${action}`)}
          </Button>
          {refusal !== null && <small>{t(`step.refusal.${refusal.replace(/^report\./, '')}`)}</small>}
        </span>
      ))}
      {asked === 'edit' && <ReportForm report={report} onClose={() => setAsked(undefined)} />}
      {asked !== undefined && asked !== 'edit' && (
        <StepDialog action={asked} report={report} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

interface StepDialogProps {
  action: string;
  report: OpenReportDto;
  onClose: () => void;
}

/** Asks for what a step needs before it is taken. */
function StepDialog({ action, onClose, report }: StepDialogProps): ReactNode {
  const { t } = useTranslation('reporting');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const stepping = useReportStep(report);
  const isReasoned = action === 'refuse' || action === 'withdraw';
  const isNeeded = action === 'refuse' || (action === 'withdraw' && report.state === 'approved');
  const isMissing = isNeeded && reason.trim() === '';
  const found = report.duplicates?.length ?? 0;

  function handleSubmit(): void {
    setTried(true);
    const by = callOf(action, reason);
    if (!isMissing && by !== undefined) stepping.mutate({ action, by }, { onSuccess: onClose });
  }

  return (
    <StepForm
      title={t(`step.${action}`)}
      confirm={t(`step.${action}`)}
      danger={isReasoned}
      isBusy={stepping.isPending}
      failure={stepping.isError ? failureText(stepping.error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{action === 'approve' ? t('step.text.approve', { count: found }) : t(`step.text.${action}`)}</p>
      {isReasoned && (
        <Field label={t('fact.reason')} required={isNeeded} error={isTried && isMissing && t('step.reasonMissing')}>
          {(control) => (
            <TextArea {...control} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
      )}
    </StepForm>
  );
}

function callOf(action: string, reason: string): TakenStep['by'] | undefined {
  const calls: Readonly<Record<string, TakenStep['by']>> = {
    approve: ({ approve }) => approve(),
    extend: ({ extend }) => extend(),
    refuse: ({ refuse }) => refuse(reason),
    withdraw: ({ withdraw }) => withdraw(reason),
  };
  return calls[action];
}
