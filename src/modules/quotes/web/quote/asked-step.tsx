import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { conflictIssues } from './conflict-issues.ts';
import { StepDialog } from './step-dialog.tsx';
import { useLeadingToOrder } from './use-leading-to-order.ts';
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

/** Asks for what a step needs, takes it, and says why it failed; closed once it is done, for the order where one was made. */
export function AskedStep({ action, quote, stepping, onClose, filled }: AskedStepProps): ReactNode {
  const { t } = useTranslation('quotes');
  const leadOn = useLeadingToOrder();
  return (
    <StepDialog
      {...{ action, quote, filled, onClose }}
      isBusy={stepping.isPending}
      failure={stepping.isError ? failureText(stepping.error, t) : undefined}
      issues={conflictIssues(stepping.error, t)}
      onTake={(by) =>
        stepping.mutate(
          { action, by },
          {
            // Closed before the page is left: a page that is hidden keeps what is open on it.
            onSuccess(answer) {
              onClose();
              if (action === 'convert') leadOn(answer);
            },
          },
        )
      }
    />
  );
}
