import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { type AuditFilter, FILTER_NAMES } from './audit-filter.ts';
import styles from './audit-page.module.css';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';

export interface FilterFormProps extends Pick<FilterChipsProps, 'nameOf'> {
  /** What the log is narrowed to. */
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
  /** Where the focus goes when what had it is taken away. */
  formRef: RefObject<HTMLElement | null>;
}

/** Puts the focus on the first field of the form, or on the button that opens it. */
export function focusForm({ current: form }: FilterFormProps['formRef']): void {
  form?.querySelector<HTMLElement>('input, button')?.focus();
}

/** What the log is narrowed to: fields to fill in, on a phone in a sheet, and what counts now as chips to take away. */
export function FilterForm({ filter, onFilter, formRef, nameOf }: FilterFormProps): ReactNode {
  const { t } = useTranslation('audit');
  return (
    <section ref={formRef} aria-label={t('filter.label')} className={styles.form}>
      <FilterSheet count={FILTER_NAMES.filter((name) => filter[name] !== '').length}>
        {(close) => <FilterFields filter={filter} onFilter={onFilter} onSent={close} />}
      </FilterSheet>
      <FilterChips filter={filter} nameOf={nameOf} onFilter={onFilter} onLast={() => focusForm(formRef)} />
    </section>
  );
}
