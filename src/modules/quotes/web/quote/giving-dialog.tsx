import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColleagueDto } from '#modules/quotes/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { DialogFrame, type StepDialogProps } from './dialog-frame.tsx';

interface GivingDialogProps extends Partial<Omit<StepDialogProps, 'onTake' | 'onClose'>> {
  title: string;
  /** To whom it may be given. */
  colleagues: UseQueryResult<{ rows: ColleagueDto[] }>;
  /** What is said where that is nobody. */
  nobody: string;
  onGive: (given: { readonly userId: string; readonly reason: string }) => void;
  onClose: () => void;
  /** What is said of the giving. */
  children: ReactNode;
}

/** Asks to which colleague something is given; why may be left unsaid. */
export function GivingDialog({ colleagues, nobody, ...form }: GivingDialogProps): ReactNode {
  const { t } = useTranslation('quotes');
  const rows = colleagues.data?.rows;
  if (rows !== undefined && rows.length > 0) return <GiveForm rows={rows} {...form} />;
  return (
    <Dialog title={form.title} width="form" onClose={form.onClose}>
      {rows !== undefined && <p>{nobody}</p>}
      {rows === undefined && !colleagues.isError && <Skeleton shape="rows" count={2} />}
      {rows === undefined && colleagues.isError && (
        <ErrorState onRetry={() => void colleagues.refetch()}>{failureText(colleagues.error, t)}</ErrorState>
      )}
      <DialogActions>
        <Button onClick={form.onClose}>{t('web:ui.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface GiveFormProps extends Omit<GivingDialogProps, 'colleagues' | 'nobody'> {
  rows: readonly ColleagueDto[];
}

function GiveForm({ rows, onGive, children, ...frame }: GiveFormProps): ReactNode {
  const { t } = useTranslation('quotes');
  const { isBusy = false, failure, issues = [] } = frame;
  const [userId, setUserId] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = userId === '';

  function handleSubmit(): void {
    setTried(true);
    if (!isMissing) onGive({ userId, reason });
  }

  return (
    <DialogFrame {...frame} {...{ isBusy, failure, issues }} confirm={t('give.confirm')} onSubmit={handleSubmit}>
      {children}
      <Field label={t('give.to')} required error={isTried && isMissing && t('give.missing')}>
        {(control) => (
          <Select
            {...control}
            value={userId}
            placeholder={t('give.choose')}
            options={rows.map(({ id, name }) => ({ value: id, label: name }))}
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
