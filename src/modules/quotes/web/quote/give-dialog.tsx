import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { colleaguesQuery } from '#modules/quotes/web/quote-queries.ts';
import type { StepDialogProps } from './dialog-frame.tsx';
import { GivingDialog } from './giving-dialog.tsx';

interface GiveDialogProps extends StepDialogProps {
  quote: OpenQuoteDto;
}

/** Gives a quote to a colleague who looks after the customer too. */
export function GiveDialog({ quote, onTake, ...dialog }: GiveDialogProps): ReactNode {
  const { t } = useTranslation('quotes');
  const colleagues = useQuery(colleaguesQuery(quote));
  return (
    <GivingDialog
      title={t('step.give-to')}
      colleagues={colleagues}
      nobody={t('give.nobody', { customer: quote.customerName })}
      onGive={(given) => onTake((calls) => calls.giveTo(given))}
      {...dialog}
    >
      <p>{t('step.text.give-to')}</p>
    </GivingDialog>
  );
}
