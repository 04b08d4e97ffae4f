import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#kernel/money.ts';
import { FormFailure } from '#modules/accounts/web/public.ts';
import type { FamilyDto } from '#modules/prices/contract.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { AgreementAbout } from './agreement-about.tsx';
import { agreementIn, newAgreement, type TypedAgreement } from './agreement-entry.ts';
import { AgreementFields } from './agreement-fields.tsx';
import type { AgreedWith, useAgreementSteps } from './agreement-queries.ts';
import styles from './terms.module.css';

interface AgreementDialogProps {
  customer: AgreedWith;
  currency: Currency;
  families: readonly FamilyDto[];
  making: ReturnType<typeof useAgreementSteps>['making'];
  onClose: () => void;
}

/** Agrees a price with a customer. What was typed is not lost by a press beside the dialog. */
export function AgreementDialog({ customer, currency, families, making, onClose }: AgreementDialogProps): ReactNode {
  const { t } = useTranslation('prices');
  const ref = useRef<HTMLFormElement>(null);
  const today = providerDay(new Date());
  const [typed, setTyped] = useState(() => newAgreement(today));
  const [isTried, setTried] = useState(false);
  const read = agreementIn(typed, { families, currency, today });
  const faults = isTried && 'faults' in read ? read.faults : [];
  const type = (changes: Partial<TypedAgreement>) => setTyped((before) => ({ ...before, ...changes }));

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (making.isPending) return;
    flushSync(() => setTried(true));
    if ('body' in read) making.mutate(read.body);
    else focusFirstFault(ref.current);
  }

  return (
    <Dialog title={t('agreements.add.title')} width="form" dismissable={false} onClose={onClose}>
      <form ref={ref} className={styles.form} noValidate onSubmit={handleSubmit}>
        <AgreementAbout {...{ customer, families, currency, typed, faults }} onType={type} />
        <AgreementFields {...{ currency, typed, faults }} onType={type} />
        <FormFailure>{making.isError && refusalText(making.error, t)}</FormFailure>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={making.isPending}>
            {t('agreements.add.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
