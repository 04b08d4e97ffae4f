import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isDay } from '#web/language/day.ts';
import { Button } from '#web/ui/button.tsx';
import { DayInput } from '#web/ui/day-input.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useNewQuote } from './use-new-quote.ts';
import { useQuoteSide } from './use-quote-side.ts';

export interface RequestDialogProps {
  /** The saved configurations. */
  ids: readonly string[];
  onClose: () => void;
}

/** Asks for prices of saved configurations; the provider's people begin a quote of their own. */
export function RequestDialog({ ids, onClose }: RequestDialogProps): ReactNode {
  const { t } = useTranslation('quotes');
  const isCustomer = useQuoteSide() === 'customer';
  const form = useRef<HTMLFormElement>(null);
  const making = useNewQuote();
  const [title, setTitle] = useState('');
  const [customerRef, setReference] = useState('');
  const [wantedDate, setWanted] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isSound = wantedDate === '' || isDay(wantedDate);
  function make(isRequested: boolean): void {
    flushSync(() => setChecked(true));
    focusFirstFault(form.current);
    if (!isSound || making.isPending) return;
    making.mutate(
      { quote: { configurationIds: [...ids], title, customerRef, wantedDate: wantedDate || null }, isRequested },
      { onSuccess: onClose },
    );
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    make(isCustomer);
  }

  return (
    <Dialog title={t('request.title', { count: ids.length })} onClose={onClose}>
      <form ref={form} noValidate onSubmit={handleSubmit}>
        {isCustomer && <p>{t('request.text')}</p>}
        <Field label={t('request.name')} hint={t('request.nameHint')}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              maxLength={120}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('request.reference')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={60}
              value={customerRef}
              onChange={(event) => setReference(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('request.wanted')} error={isChecked && !isSound && t('request.wantedWrong')}>
          {(control) => <DayInput {...control} label={t('request.wanted')} value={wantedDate} onValue={setWanted} />}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          {isCustomer && (
            <Button busy={making.isPending} onClick={() => make(false)}>
              {t('request.draft')}
            </Button>
          )}
          <Button type="submit" look="primary" busy={making.isPending}>
            {isCustomer ? t('request.send') : t('request.draft')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
