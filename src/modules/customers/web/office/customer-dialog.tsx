import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { typedCreditCode } from '#modules/accounts/domain/credit-code.ts';
import { LENGTHS } from '#modules/accounts/domain/field-rules.ts';
import type { Problem } from '#modules/accounts/domain/problems.ts';
import { FormFailure, ORGANISATIONS_KEY, OrganisationChoice } from '#modules/accounts/web/public.ts';
import { type CustomerDto, customerOfficeRoutes } from '#modules/customers/contract.ts';
import {
  CUSTOMER_RULES,
  type CustomerKind,
  customerCodeProblem,
  customerNameProblem,
} from '#modules/customers/domain/customer-rules.ts';
import { call } from '#web/call.ts';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './customers-page.module.css';
import { CUSTOMERS_KEY } from './customers-query.ts';

type Named = Pick<CustomerDto, 'id' | 'name'>;

/** What the dialog is for. */
export type CustomerTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'addBelow'; readonly above: Named }
  | { readonly kind: 'edit'; readonly customer: CustomerDto; readonly above: Named | undefined };

interface CustomerForm {
  readonly name: string;
  readonly creditCode: string;
  readonly parent: Named | undefined;
}

/** Adds a customer, or changes one: name, credit code, and of a centre customer the level-1 customer above it. */
export function CustomerDialog({ task, onClose }: { task: CustomerTask; onClose: () => void }): ReactNode {
  const { t } = useTranslation('customers');
  const cache = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<CustomerForm>(() => formOf(task));
  /** Faults are shown once the form was sent, and then while they last. */
  const [isTried, setTried] = useState(false);
  const readAnew = () =>
    Promise.all([CUSTOMERS_KEY, ORGANISATIONS_KEY].map((queryKey) => cache.invalidateQueries({ queryKey })));
  const saving = useMutation({
    mutationFn: (wanted: CustomerForm) => save(task, wanted),
    onSuccess: async ({ name }) => {
      toasts.show({
        tone: 'success',
        text: t(task.kind === 'edit' ? 'office.edit.done' : 'office.add.done', { name }),
      });
      onClose();
      await readAnew();
    },
  });
  const change = (changes: Partial<CustomerForm>) => setForm((before) => ({ ...before, ...changes }));
  const title = {
    add: () => t('office.add.title'),
    addBelow: () => t('office.addBelow.title', { name: 'above' in task ? task.above?.name : '' }),
    edit: () => t('office.edit.title', { name: 'customer' in task ? task.customer.name : '' }),
  }[task.kind]();
  const { below } = CUSTOMER_RULES[kindOf(task)];
  const isMoved = task.kind === 'edit' && form.parent?.id !== task.above?.id;
  const isOutdated = saving.isError && isRefusal(saving.error, 'version.conflict');

  function textOf(problem: Problem | undefined, field: string): string | undefined {
    return isTried && problem !== undefined ? t(`accounts:problem.${problem}`, { field }) : undefined;
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (saving.isPending) return;
    flushSync(() => setTried(true));
    const fault = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) fault.focus();
    else saving.mutate(form);
  }

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
        {task.kind === 'edit' && below !== undefined && (
          <OrganisationChoice
            label={t('office.field.parent')}
            kind={below}
            chosen={form.parent}
            onChoose={(parent) => change({ parent })}
            error={textOf(form.parent === undefined ? 'missing' : undefined, t('office.field.parent'))}
          />
        )}
        {isMoved && <p>{t('office.edit.moved')}</p>}
        <FormFailure>{saving.isError && refusalText(saving.error, t)}</FormFailure>
        <DialogActions>
          {isOutdated && (
            <Button
              onClick={() => {
                onClose();
                void readAnew();
              }}
            >
              {t('office.edit.reload')}
            </Button>
          )}
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={saving.isPending}>
            {t('office.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function formOf(task: CustomerTask): CustomerForm {
  if (task.kind === 'add') return { name: '', creditCode: '', parent: undefined };
  if (task.kind === 'addBelow') return { name: '', creditCode: '', parent: task.above };
  return { name: task.customer.name, creditCode: task.customer.creditCode ?? '', parent: task.above };
}

function kindOf(task: CustomerTask): CustomerKind {
  if (task.kind === 'edit') return task.customer.kind;
  return task.kind === 'add' ? 'customer-lv1' : 'customer-lv2';
}

function save(task: CustomerTask, { name, creditCode, parent }: CustomerForm): Promise<CustomerDto> {
  const given = { name, creditCode, parentId: parent?.id ?? null };
  if (task.kind !== 'edit') return call(customerOfficeRoutes.create, { body: { kind: kindOf(task), ...given } });
  const { id, version } = task.customer;
  return call(customerOfficeRoutes.change, { params: { id }, body: { ...given, version } });
}
