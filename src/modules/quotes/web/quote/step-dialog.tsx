import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { DialogFrame, type StepDialogProps } from './dialog-frame.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { isPlain, isReasoned } from './next-step.ts';
import { PricingDialog } from './pricing-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { TypedPrices } from './use-pricing.ts';

export interface AskedStepProps extends StepDialogProps {
  action: string;
  quote: OpenQuoteDto;
  /** What the prices of some lines begin with, where it prices. */
  filled?: TypedPrices | undefined;
}

/** Asks for what a step needs before it is taken. */
export function StepDialog({ action, quote, filled, ...dialog }: AskedStepProps): ReactNode {
  if (action === 'accept') return <AcceptDialog quote={quote} {...dialog} />;
  if (action === 'decline') return <DeclineDialog {...dialog} />;
  if (action === 'counter') return <CounterDialog quote={quote} {...dialog} />;
  if (action === 'edit') return <EditDialog quote={quote} {...dialog} />;
  if (action === 'give-to') return <GiveDialog quote={quote} {...dialog} />;
  if (isReasoned(action))
    return (
      <ReasonDialog
        action={action}
        onSay={(reason) => dialog.onTake((calls) => calls.because(action, reason))}
        {...dialog}
      />
    );
  if (quote.view === 'customer' || isPlain(action)) return <PlainDialog action={action} {...dialog} />;
  if (action === 'price') return <PricingDialog quote={quote} filled={filled} {...dialog} />;
  return <ApprovalDialog action={action} quote={quote} {...dialog} />;
}

/** Asks before what cannot be taken back. */
function PlainDialog({ action, onTake, ...dialog }: Omit<AskedStepProps, 'quote'>): ReactNode {
  const { t } = useTranslation('quotes');
  return (
    <DialogFrame
      title={t(`step.${action}`)}
      confirm={t(`step.${action}`)}
      danger={action !== 'offer'}
      hasInput={false}
      onSubmit={() => isPlain(action) && onTake((calls) => calls.plain(action))}
      {...dialog}
    >
      <p>{t(`step.text.${action}`)}</p>
    </DialogFrame>
  );
}

interface ApprovalDialogProps extends AskedStepProps {
  quote: Extract<OpenQuoteDto, { view: 'provider' }>;
}

/** Asks a second person, or says what that one says, of the working offer that is shown. */
function ApprovalDialog({ action, quote, onTake, ...dialog }: ApprovalDialogProps): ReactNode {
  const { t } = useTranslation('quotes');
  const hash = quote.working?.hash ?? '';
  if (action !== 'ask-approval')
    return (
      <ReasonDialog
        action={action}
        isOptional={action === 'approve'}
        onSay={(comment) =>
          onTake((calls) => (action === 'approve' ? calls.approve(hash, comment) : calls.refuseApproval(hash, comment)))
        }
        {...dialog}
      />
    );
  return (
    <DialogFrame
      title={t('step.ask-approval')}
      confirm={t('step.ask-approval')}
      hasInput={false}
      onSubmit={() => onTake((calls) => calls.askApproval(hash))}
      {...dialog}
    >
      <p>{t('step.text.ask-approval')}</p>
    </DialogFrame>
  );
}
