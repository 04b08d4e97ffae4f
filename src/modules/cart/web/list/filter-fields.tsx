import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RELEASE_STATES } from '#modules/cart/domain/release-state.ts';
import { filterOfferQuery } from '#modules/cart/web/line-list-query.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import styles from './filter-fields.module.css';
import { countOf, type ListFilter } from './list-filter.ts';

export interface FilterFieldsProps {
  filter: ListFilter;
  onNarrow: (change: ListFilter) => void;
}

/** What every value of a choice begins with: the name of a folder may be empty. */
const SET = '=';

/** Narrows the list by product line, customer, folder, state and person, each as far as there is something to choose. */
export function FilterFields({ filter, onNarrow }: FilterFieldsProps): ReactNode {
  const { t } = useTranslation('cart');
  const offer = useQuery(filterOfferQuery(useActedFor()?.id)).data;
  const count = countOf(filter);
  const folders = (offer?.folders ?? []).map((name) => ({ value: name, label: name }));
  const choices = [
    { field: 'category', options: (offer?.categories ?? []).map((code) => ({ value: code, label: code })) },
    { field: 'customer', options: (offer?.customers ?? []).map(({ id, name }) => ({ value: id, label: name })) },
    { field: 'folder', options: folders.length > 0 ? [{ value: '', label: t('filter.noFolder') }, ...folders] : [] },
    { field: 'releaseState', options: RELEASE_STATES.map((state) => ({ value: state, label: t(`release.${state}`) })) },
    { field: 'person', options: (offer?.persons ?? []).map(({ id, name }) => ({ value: id, label: name })) },
  ] as const;
  return (
    <FilterSheet count={count}>
      <div className={styles.filters}>
        {choices
          .filter(({ field, options }) => options.length > 1 || filter[field] !== undefined)
          .map(({ field, options }) => (
            <Select
              key={field}
              aria-label={t(`filter.${field}`)}
              value={filter[field] === undefined ? '' : `${SET}${filter[field]}`}
              placeholder={t(`filter.${field}All`)}
              options={withChosen(options, filter[field]).map((one) => ({ ...one, value: `${SET}${one.value}` }))}
              onValue={(value) => onNarrow({ [field]: value === '' ? undefined : value.slice(SET.length) })}
            />
          ))}
        {count > 0 && (
          <Button
            look="quiet"
            onClick={() => onNarrow(Object.fromEntries(choices.map(({ field }) => [field, undefined])))}
          >
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </FilterSheet>
  );
}

/** What is chosen is told, though there is nothing more of it. */
function withChosen(options: readonly SelectOption[], chosen: string | undefined): readonly SelectOption[] {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}
