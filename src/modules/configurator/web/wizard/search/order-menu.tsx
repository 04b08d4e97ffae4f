import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf } from '#product/column.ts';
import type { Sort } from '#web/ui/data-table.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';

export interface OrderMenuProps {
  sort: Sort | undefined;
  /** Undefined: what is right first. */
  onSort: (sort: Sort | undefined) => void;
}

/** By what the rows stand, and what else they can stand by. */
export function OrderMenu({ sort, onSort }: OrderMenuProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, product } = useWizardView();
  const { rows } = product.context.line;
  const best = t(rows.judged ? 'search.order.best' : 'search.order.closest');
  const columns = rows.sorted.flatMap((id) => columnOf(rows, id) ?? []);
  const standing = columns.find(({ id }) => id === sort?.column);
  return (
    <MenuButton
      compact
      label={t('search.order.by', { order: standing ? words.column(standing) : best })}
      items={[
        { id: 'best', label: best, checked: sort === undefined, onSelect: () => onSort(undefined) },
        ...columns.map((column) => ({
          id: column.id,
          label: words.column(column),
          checked: column === standing,
          onSelect: () => onSort({ column: column.id, direction: 'ascending' }),
        })),
      ]}
    />
  );
}
