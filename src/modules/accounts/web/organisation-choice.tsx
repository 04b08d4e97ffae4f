import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type OrganisationDto, organisationRoutes } from '#modules/accounts/contract.ts';
import type { OrganisationKind } from '#modules/accounts/domain/organisation-kind.ts';
import { call } from '#web/calls/call.ts';
import { PATHS } from '#web/paths.ts';
import { TYPING_RESTS_MS, useDebounced } from '#web/search/use-debounced.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './organisation-choice.module.css';

/** The query key of the organisations to choose from. */
export const ORGANISATIONS_KEY = ['organisations'] as const;

function organisationsQuery(kind: OrganisationKind, q: string) {
  return queryOptions({
    queryKey: [...ORGANISATIONS_KEY, kind, q],
    queryFn: ({ signal }) => call(organisationRoutes.find, { query: { kind, q }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

export interface OrganisationChoiceProps {
  label: string;
  kind: OrganisationKind;
  /** The chosen one, which stays in the list whatever is searched; undefined before a choice. */
  chosen: Pick<OrganisationDto, 'id' | 'name'> | undefined;
  onChoose: (organisation: Pick<OrganisationDto, 'id' | 'name'> | undefined) => void;
  error?: string | undefined;
}

/** The only organisation of a kind, where there is but one: nobody has to choose it. */
export function useSoleOrganisation(kind: OrganisationKind): OrganisationDto | undefined {
  const [sole, ...others] = useQuery(organisationsQuery(kind, '')).data ?? [];
  return others.length === 0 && sole?.kind === kind ? sole : undefined;
}

/** One organisation of a kind: a search narrows a list, whose newest are there from the start. */
export function OrganisationChoice({ label, kind, chosen, onChoose, error }: OrganisationChoiceProps): ReactNode {
  const { t } = useTranslation('accounts');
  const [text, setText] = useState('');
  const sought = useDebounced(text.trim(), TYPING_RESTS_MS);
  const found = useQuery(organisationsQuery(kind, sought));
  const offered = found.data?.filter((one) => one.kind === kind) ?? [];
  const isMissing = chosen !== undefined && !offered.some(({ id }) => id === chosen.id);
  const options = [
    ...(isMissing ? [{ value: chosen.id, label: chosen.name }] : []),
    ...offered.map((one) => ({ value: one.id, label: nameOf(one) })),
  ];

  function nameOf({ name, parentName }: OrganisationDto): string {
    return parentName === null ? name : t('users.organisation.below', { name, parent: parentName });
  }

  function hint(): ReactNode {
    if (found.isError) return t('users.organisation.failed');
    if (found.data?.length === 0) return sought === '' ? <NoneYet /> : t('users.organisation.none');
    return offered.length >= MAX_OFFERED ? t('users.organisation.most', { count: MAX_OFFERED }) : undefined;
  }

  return (
    <Field label={label} required error={error} hint={hint()}>
      {(control) => (
        <span className={styles.choice}>
          <TextInput
            type="search"
            aria-label={t('users.organisation.search')}
            placeholder={t('users.organisation.search')}
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Select
            {...control}
            value={chosen?.id ?? ''}
            placeholder={t('users.organisation.choose')}
            options={options}
            onValue={(id) => onChoose(id === chosen?.id ? chosen : offered.find((one) => one.id === id))}
          />
        </span>
      )}
    </Field>
  );
}

/** Without a customer nobody can be put under one: they are made elsewhere, and what was typed here stays. */
function NoneYet(): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <>
      {t('users.organisation.empty')} <Link to={PATHS.customers}>{t('users.organisation.toCustomers')}</Link>
    </>
  );
}

/** As many as the server offers at once. */
const MAX_OFFERED = 50;
