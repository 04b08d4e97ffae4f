import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import cells from '#web/lists/list-cells.module.css';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { Select } from '#web/ui/select.tsx';

interface StateFilterProps {
  states: readonly { readonly value: string; readonly label: string }[];
  value: string | undefined;
}

/** Narrows a list to one state, which stands in the address of the page. */
export function StateFilter({ states, value = '' }: StateFilterProps): ReactNode {
  const { t } = useTranslation('bills');
  const [params, setParams] = useSearchParams();

  function narrowTo(state: string): void {
    const next = new URLSearchParams(params);
    if (state === '') next.delete('state');
    else next.set('state', state);
    setParams(next, { replace: true });
  }

  return (
    <FilterSheet count={value === '' ? 0 : 1}>
      <div className={cells.filter}>
        <Select
          aria-label={t('filter.state')}
          value={value}
          options={[{ value: '', label: t('filter.everyState') }, ...states]}
          onValue={narrowTo}
        />
      </div>
    </FilterSheet>
  );
}
