import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { HeadFields } from './head-fields.tsx';
import { LineFields } from './line-fields.tsx';
import styles from './order-page.module.css';
import { STEP_FORMS, type Step } from './step-forms.ts';
import { bodyOf, isHeadMissing, lineFault, type TypedStep, untouched } from './typed-step.ts';
import type { useOrderStep } from './use-order-step.ts';

interface StepDialogProps {
  step: Step;
  order: OpenOrderDto;
  stepping: ReturnType<typeof useOrderStep>;
  onClose: () => void;
}

/** Asks for what a step needs, takes it, and says why it failed; what was typed stays. Closed once it is done. */
export function StepDialog({ onClose, order: { lines }, step, stepping }: StepDialogProps): ReactNode {
  const { t } = useTranslation('orders');
  const form = STEP_FORMS[step];
  const [typed, setTyped] = useState(() => untouched(form, lines));
  const [isTried, setTried] = useState(false);
  const body = bodyOf(form, typed, lines);
  const failure = stepping.isError ? failureText(stepping.error, t) : undefined;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (stepping.isPending) return;
    flushSync(() => setTried(true));
    focusFirstFault(event.currentTarget);
    if (body === undefined || isFaulty(typed)) return;
    stepping.mutate({ step, body }, { onSuccess: onClose });
  }

  function isFaulty(said: TypedStep): boolean {
    const isLineFaulty = lines
      .filter(form.isOf)
      .some((line) =>
        form.fields.some(
          (field) => lineFault(field, said.lines[line.itemNumber]?.[field.name] ?? '', line) !== undefined,
        ),
      );
    return isLineFaulty || form.head.some((field) => isHeadMissing(field, said, lines));
  }

  return (
    <Dialog
      title={t(`step.name.${step}`)}
      width={form.fields.length > 0 ? 'medium' : 'form'}
      dismissable={false}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <p className={styles.text}>{t(`step.text.${step}`)}</p>
        <HeadFields form={form} {...{ typed, lines, isTried }} onType={setTyped} />
        <LineFields form={form} {...{ typed, lines, isTried }} onType={setTyped} />
        <FormFailure>{isTried && body === undefined ? t('step.nothing') : failure}</FormFailure>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look={form.isDangerous ? 'danger' : 'primary'} busy={stepping.isPending}>
            {t(`step.confirm.${step}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
