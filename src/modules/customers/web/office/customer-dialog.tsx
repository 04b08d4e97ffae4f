import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { typedCreditCode } from '#modules/accounts/domain/credit-code.ts';
import { LENGTHS } from '#modules/accounts/domain/field-rules.ts';
import type { Problem } from '#modules/accounts/domain/problems.ts';
import { FormFailure, OrganisationChoice } from '#modules/accounts/web/public.ts';
import { CUSTOMER_RULES, customerCodeProblem, customerNameProblem } from '#modules/customers/domain/customer-rules.ts';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { type CustomerForm, type CustomerTask, isSameField, kindOf } from './customer-form.ts';
import styles from './customers-page.module.css';
import { useCustomerForm } from './use-customer-form.ts';

/** Adds a customer, or changes one: name, credit code, and of a centre customer the level-1 customer above it. */
export function CustomerDialog({ task: begun, onClose }: { task: CustomerTask; onClose: () => void }): ReactNode {
  const { t } = useTranslation('customers');
  const ref = useRef<HTMLFormElement>(null);
  /** Faults are shown once the form was sent, and then while they last. */
  const [isTried, setTried] = useState(false);
  const { task, form, change, outdated, saving } = useCustomerForm(begun, ({ name }) => {
    const text = t(begun.kind === 'edit' ? 'office.edit.done' : 'office.add.done', { name });
    toasts.show({ tone: 'success', text });
    onClose();
  });
  const title = {
    add: () => t('office.add.title'),
    addBelow: () => t('office.addBelow.title', { name: 'above' in begun ? begun.above?.name : '' }),
    edit: () => t('office.edit.title', { name: 'customer' in begun ? begun.customer.name : '' }),
  }[begun.kind]();
  const { below } = CUSTOMER_RULES[kindOf(task)];
  const isMoved = task.kind === 'edit' && !isSameField(form.parent, task.above);
  const theirs = outdated?.theirs ?? {};

  function textOf(problem: Problem | undefined, field: string): string | undefined {
    return isTried && problem !== undefined ? t(`accounts:problem.${problem}`, { field }) : undefined;
  }

  function failure(): string | undefined {
    if (!saving.isError) return undefined;
    if (outdated === undefined || !isRefusal(saving.error, 'version.conflict')) return refusalText(saving.error, t);
    return Object.keys(theirs).length > 0 ? t('office.edit.clash') : t('office.edit.outdated');
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (saving.isPending) return;
    flushSync(() => setTried(true));
    if (!focusFirstFault(ref.current)) saving.mutate();
  }

  const clash = (field: keyof CustomerForm) => <Clash field={field} form={form} theirs={theirs} onTake={change} />;
  return (
    <Dialog title={title} onClose={onClose} dismissable={!saving.isPending}>
      <form ref={ref} className={styles.form} noValidate onSubmit={handleSubmit}>
        <Field
          label={t('office.field.name')}
          required
          error={textOf(customerNameProblem(form.name), t('office.field.name'))}
        >
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              autoComplete="off"
              maxLength={LENGTHS.text}
              value={form.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        {clash('name')}
        <Field
          label={t('office.field.creditCode')}
          hint={t('office.field.creditCodeHint')}
          error={textOf(customerCodeProblem(form.creditCode), t('office.field.creditCode'))}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              value={form.creditCode}
              onChange={(event) => change({ creditCode: typedCreditCode(event.target.value) })}
            />
          )}
        </Field>
        {clash('creditCode')}
        {task.kind === 'edit' && below !== undefined && (
          <OrganisationChoice
            label={t('office.field.parent')}
            kind={below}
            chosen={form.parent}
            onChoose={(parent) => change({ parent })}
            error={textOf(form.parent === undefined ? 'missing' : undefined, t('office.field.parent'))}
          />
        )}
        {clash('parent')}
        {isMoved && <p>{t('office.edit.moved')}</p>}
        <FormFailure>{failure()}</FormFailure>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={saving.isPending}>
            {t('office.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ClashProps {
  field: keyof CustomerForm;
  form: CustomerForm;
  theirs: Partial<CustomerForm>;
  onTake: (changes: Partial<CustomerForm>) => void;
}

/** What somebody else has written into a field that was changed here as well, to be taken over. */
function Clash({ field, form, theirs, onTake }: ClashProps): ReactNode {
  const { t } = useTranslation('customers');
  if (!(field in theirs) || isSameField(form[field], theirs[field])) return null;
  const value = theirs[field];
  const name = typeof value === 'object' ? value.name : value;
  return (
    <p className={styles.clash}>
      {name ? t('office.edit.theirs', { value: name }) : t('office.edit.emptied')}
      <Button look="quiet" compact onClick={() => onTake({ [field]: value })}>
        {t('office.edit.take')}
      </Button>
    </p>
  );
}
