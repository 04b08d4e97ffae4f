import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ORGANISATIONS_KEY } from '#modules/accounts/web/public.ts';
import { type CustomerDto, customerOfficeRoutes } from '#modules/customers/contract.ts';
import { call } from '#web/calls/call.ts';
import { isRefusal } from '#web/errors/failure-text.ts';
import { threeWay } from '#web/three-way.ts';
import { type CustomerForm, type CustomerTask, editingOf, formOf, isSameField, kindOf } from './customer-form.ts';
import { CUSTOMERS_KEY } from './customers-query.ts';

/** Somebody else changed the customer while it was being edited. */
interface Outdated {
  /** The fields both have changed, and what the customer says there now. */
  readonly theirs: Partial<CustomerForm>;
}

/**
 * What is typed of a customer, and its saving. Where somebody else has changed the customer meanwhile, what they changed comes into
 * the fields nobody touched here, the others keep what was typed, and the next saving counts from the customer as it is now.
 */
export function useCustomerForm(begun: CustomerTask, onSaved: (customer: CustomerDto) => void) {
  const cache = useQueryClient();
  const [task, setTask] = useState(begun);
  const [form, setForm] = useState(() => formOf(begun));
  const [outdated, setOutdated] = useState<Outdated>();
  const readAnew = () =>
    Promise.all([CUSTOMERS_KEY, ORGANISATIONS_KEY].map((queryKey) => cache.invalidateQueries({ queryKey })));
  const saving = useMutation({
    mutationFn: async () => {
      try {
        return await save(task, form);
      } catch (error) {
        if (task.kind === 'edit' && isRefusal(error, 'version.conflict')) await bringTogether(task.customer.id);
        throw error;
      }
    },
    onSuccess: async (customer) => {
      onSaved(customer);
      await readAnew();
    },
  });

  async function bringTogether(id: string): Promise<void> {
    const now = editingOf(await call(customerOfficeRoutes.read, { params: { id } }));
    const theirs = formOf(now);
    const merged = threeWay({ read: formOf(task), typed: form, now: theirs }, isSameField);
    setTask(now);
    setForm(merged.form);
    setOutdated({ theirs: Object.fromEntries(merged.clashes.map((field) => [field, theirs[field]])) });
    void readAnew();
  }

  const change = (changes: Partial<CustomerForm>) => setForm((before) => ({ ...before, ...changes }));
  return { task, form, change, outdated, saving };
}

function save(task: CustomerTask, { name, creditCode, parent }: CustomerForm): Promise<CustomerDto> {
  const given = { name, creditCode, parentId: parent?.id ?? null };
  if (task.kind !== 'edit') return call(customerOfficeRoutes.create, { body: { kind: kindOf(task), ...given } });
  const { id, version } = task.customer;
  return call(customerOfficeRoutes.change, { params: { id }, body: { ...given, version } });
}
