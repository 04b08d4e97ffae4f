import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf } from '#product/column.ts';
import { isFixed, offeredColumns, shownColumns, withColumn } from '#product/column-choice.ts';
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx';
import { useColumnMemory } from './column-memory.ts';
import { useColumnName } from './column-name.ts';

/** Which columns the table has; it stays open while one puts some in and leaves others out. */
export function ColumnMenu(): ReactNode {
  const { t } = useTranslation('configurator');
  const { code, rows } = useWizardView().product.context.line;
  const [chosen, choose] = useColumnMemory(code);
  const nameOf = useColumnName();
  const shown = shownColumns(rows, chosen);
  const items = offeredColumns(rows)
    .flatMap((id) => columnOf(rows, id) ?? [])
    .map(
      (column): MenuItem => ({
        id: column.id,
        label: [nameOf(column), column.symbol].filter(Boolean).join(' '),
        checked: shown.includes(column.id),
        isOneOfMany: true,
        disabled: isFixed(rows, column.id),
        onSelect: () => choose(withColumn(rows, chosen, column.id)),
      }),
    );
  const reset = {
    id: 'standard',
    label: t('search.columns.standard'),
    disabled: chosen === undefined,
    onSelect: () => choose(undefined),
  };
  return <MenuButton compact label={t('search.columns.menu')} items={[...items, reset]} />;
}
