import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColleagueDto, OpenQuoteDto } from '#modules/quotes/contract.ts';
import { colleaguesQuery } from '#modules/quotes/web/quote-queries.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { DialogFrame, type StepDialogProps } from './dialog-frame.tsx';

interface GiveDialogProps extends StepDialogProps {
  quote: OpenQuoteDto;
}

/** Gives a quote to a colleague who looks after the customer too; why may be left unsaid. */
export function GiveDialog({ quote, ...dialog }: GiveDialogProps): ReactNode {
  const { t } = useTranslation('quotes');
  const colleagues = useQuery(colleaguesQuery(quote));
  const rows = colleagues.data?.rows;
  if (rows !== undefined && rows.length > 0) return <GiveForm colleagues={rows} {...dialog} />;
  return (
    <Dialog title={t('step.give-to')} width="form" onClose={dialog.onClose}>
      {rows !== undefined && <p>{t('give.nobody', { customer: quote.customerName })}</p>}
      {rows === undefined && !colleagues.isError && <Skeleton shape="rows" count={2} />}
      {rows === undefined && colleagues.isError && (
        <ErrorState onRetry={() => void colleagues.refetch()}>{failureText(colleagues.error, t)}</ErrorState>
      )}
      <DialogActions>
        <Button onClick={dialog.onClose}>{t('web:ui.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function GiveForm({ colleagues, onTake, ...dialog }: StepDialogProps & { colleagues: ColleagueDto[] }): ReactNode {
  const { t } = useTranslation('quotes');
  const [userId, setUserId] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = userId === '';

  function handleSubmit(): void {
    setTried(true);
    if (!isMissing) onTake((calls) => calls.giveTo({ userId, reason }));
  }

  return (
    <DialogFrame title={t('step.give-to')} confirm={t('give.confirm')} onSubmit={handleSubmit} {...dialog}>
      <p>{t('step.text.give-to')}</p>
      <Field label={t('give.to')} required error={isTried && isMissing && t('give.missing')}>
        {(control) => (
          <Select
            {...control}
            value={userId}
            placeholder={t('give.choose')}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            onValue={setUserId}
          />
        )}
      </Field>
      <Field label={t('give.reason')} hint={t('give.reasonHint')}>
        {(control) => (
          <TextArea {...control} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </DialogFrame>
  );
}
