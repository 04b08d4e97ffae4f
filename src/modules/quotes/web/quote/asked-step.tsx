import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { conflictIssues } from './conflict-issues.ts';
import { StepDialog } from './step-dialog.tsx';
import type { TypedPrices } from './use-pricing.ts';
import type { QuoteStepping } from './use-quote-step.ts';

interface AskedStepProps {
  action: string;
  quote: OpenQuoteDto;
  stepping: QuoteStepping;
  /** What the prices of some lines begin with. */
  filled?: TypedPrices;
  onClose: () => void;
}

/** Asks for what a step needs, takes it, and says why it failed; closed once it is done. */
export function AskedStep({ action, quote, stepping, onClose, filled }: AskedStepProps): ReactNode {
  const { t } = useTranslation('quotes');
  return (
    <StepDialog
      {...{ action, quote, filled, onClose }}
      isBusy={stepping.isPending}
      failure={stepping.isError ? failureText(stepping.error, t) : undefined}
      issues={conflictIssues(stepping.error, t)}
      onTake={(by) => stepping.mutate({ action, by }, { onSuccess: onClose })}
    />
  );
}
