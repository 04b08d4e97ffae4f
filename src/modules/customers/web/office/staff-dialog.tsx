import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userRoutes } from '#modules/accounts/contract.ts';
import { type CustomerDto, customerOfficeRoutes } from '#modules/customers/contract.ts';
import { call } from '#web/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { tellFailure } from '#web/errors/tell-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './customers-page.module.css';
import { CUSTOMERS_KEY } from './customers-query.ts';

type Staff = CustomerDto['staff'][number];

/** Who looks after a level-1 customer; each change counts at once. */
export function StaffDialog({ customer, onClose }: { customer: CustomerDto; onClose: () => void }): ReactNode {
  const { t } = useTranslation('customers');
  const cache = useQueryClient();
  const [staff, setStaff] = useState(customer.staff);
  const assignment = useMutation({
    mutationFn: ({ person, isAdded }: { person: Staff; isAdded: boolean }) => {
      const route = isAdded ? customerOfficeRoutes.addStaff : customerOfficeRoutes.removeStaff;
      return call(route, { params: { id: customer.id, userId: person.id } });
    },
    onSuccess: (now, { person, isAdded }) => {
      setStaff(now);
      const names = { staff: person.username, name: customer.name };
      toasts.show({ tone: 'success', text: t(isAdded ? 'office.staff.added' : 'office.staff.removed', names) });
    },
    onError: (error) => tellFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: CUSTOMERS_KEY }),
  });
  return (
    <Dialog title={t('office.staff.title', { name: customer.name })} onClose={onClose}>
      <p>{t('office.staff.text')}</p>
      {staff.length === 0 ? (
        <p className={styles.soft}>{t('office.staff.none')}</p>
      ) : (
        <ul className={styles.staff} aria-label={t('office.staff.list')}>
          {staff.map((person) => (
            <li key={person.id}>
              {person.username}
              <Button
                look="quiet"
                compact
                busy={assignment.isPending}
                aria-label={t('office.staff.removeNamed', { name: person.username })}
                onClick={() => assignment.mutate({ person, isAdded: false })}
              >
                {t('office.staff.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <StaffChoice
        assigned={staff}
        busy={assignment.isPending}
        onAdd={(person) => assignment.mutate({ person, isAdded: true })}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('office.staff.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function staffQuery(q: string) {
  return queryOptions({
    queryKey: ['staff', q],
    queryFn: ({ signal }) => call(userRoutes.list, { query: { q, role: 'staff', pageSize: '50' }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface StaffChoiceProps {
  assigned: readonly Staff[];
  busy: boolean;
  onAdd: (person: Staff) => void;
}

function StaffChoice({ assigned, busy, onAdd }: StaffChoiceProps): ReactNode {
  const { t } = useTranslation('customers');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const people = useQuery(staffQuery(useDeferredValue(text.trim())));
  const offered = (people.data?.rows ?? []).filter(
    ({ id, state }) => (state === 'active' || state === 'invited') && !assigned.some((one) => one.id === id),
  );
  const person = offered.find(({ id }) => id === chosen);
  const hint = people.isError
    ? failureText(people.error, t)
    : people.data !== undefined && offered.length === 0
      ? t('office.staff.noMatch')
      : undefined;
  return (
    <Field label={t('office.staff.choice')} hint={hint}>
      {(control) => (
        <span className={styles.add}>
          <TextInput
            type="search"
            aria-label={t('office.staff.search')}
            placeholder={t('office.staff.search')}
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <span className={styles.choose}>
            <Select
              {...control}
              value={person?.id ?? ''}
              placeholder={t('office.staff.choose')}
              options={offered.map(({ id, username }) => ({ value: id, label: username }))}
              onValue={setChosen}
            />
            <Button
              busy={busy}
              aria-disabled={person === undefined}
              onClick={() => {
                if (person === undefined) return;
                setChosen('');
                onAdd(person);
              }}
            >
              {t('office.staff.add')}
            </Button>
          </span>
        </span>
      )}
    </Field>
  );
}
