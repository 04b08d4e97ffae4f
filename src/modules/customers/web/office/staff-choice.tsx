import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userRoutes } from '#modules/accounts/contract.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { TYPING_RESTS_MS, useDebounced } from '#web/search/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './customers-page.module.css';

/** A member of staff as far as a choice names them. */
export interface Staff {
  readonly id: string;
  readonly username: string;
}

export interface StaffChoiceProps {
  /** Who is not offered. */
  except: readonly Staff[];
  /** What choosing somebody does. */
  action: string;
  busy: boolean;
  onChoose: (person: Staff) => void;
}

/** Finds a member of staff whose account is not locked. */
export function StaffChoice({ except, action, busy, onChoose }: StaffChoiceProps): ReactNode {
  const { t } = useTranslation('customers');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const people = useQuery(staffQuery(useDebounced(text.trim(), TYPING_RESTS_MS)));
  const offered = (people.data?.rows ?? []).filter(
    ({ id, state }) => (state === 'active' || state === 'invited') && !except.some((one) => one.id === id),
  );
  const person = offered.find(({ id }) => id === chosen);

  function hint(): string | undefined {
    if (people.isError) return failureText(people.error, t);
    if (people.data === undefined) return undefined;
    if (people.data.next !== null) return t('office.staff.cut');
    return offered.length === 0 ? t('office.staff.noMatch') : undefined;
  }

  return (
    <Field label={t('office.staff.choice')} hint={hint()}>
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
                onChoose(person);
              }}
            >
              {action}
            </Button>
          </span>
        </span>
      )}
    </Field>
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
