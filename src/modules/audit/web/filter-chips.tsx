import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { type AuditFilter, FILTER_NAMES, type FilterName } from './audit-filter.ts';
import styles from './audit-page.module.css';

export interface FilterChipsProps {
  filter: AuditFilter;
  /** What an id in the filter is the id of. */
  nameOf: (id: string) => string;
  onFilter: (filter: AuditFilter) => void;
  /** Takes the focus when the last chip is taken away. */
  onLast: () => void;
}

/** What the log is narrowed to now, to be taken away one by one. */
export function FilterChips({ filter, nameOf, onFilter, onLast }: FilterChipsProps): ReactNode {
  const { t } = useTranslation('audit');
  const names = FILTER_NAMES.filter((name) => filter[name] !== '');
  if (names.length === 0) return null;
  const textOf = (name: FilterName) => {
    if (name === 'reads') return t('filter.reads');
    const value = name === 'action' ? t(`action.${filter.action}`) : nameOf(filter[name]);
    return t('filter.chip', { name: t(`filter.${name}`), value });
  };

  function remove(name: FilterName, { currentTarget }: MouseEvent): void {
    const item = currentTarget.closest('li');
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    if (neighbour) neighbour.focus();
    else onLast();
    onFilter({ ...filter, [name]: '' });
  }

  return (
    <ul aria-label={t('filter.on')} className={styles.chips}>
      {names.map((name) => (
        <li key={name}>
          <Button
            compact
            aria-label={t('filter.remove', { filter: textOf(name) })}
            onClick={(event) => remove(name, event)}
          >
            {textOf(name)}
            <Icon name="close" size={14} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
