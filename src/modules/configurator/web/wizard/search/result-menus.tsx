import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Segments } from '#web/ui/segments.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { ColumnMenu } from './column-menu.tsx';
import { OrderMenu, type OrderMenuProps } from './order-menu.tsx';
import styles from './search-step.module.css';
import { UnitMenu } from './unit-menu.tsx';

export interface ResultMenusProps extends OrderMenuProps {
  isCharted: boolean;
  onCharted: (isCharted: boolean) => void;
}

/** How the rows are shown: with a chart if the line has one, in which columns and units, in which order. */
export function ResultMenus({ isCharted, onCharted, sort, onSort }: ResultMenusProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { rows } = useWizardView().product.context.line;
  const isNarrow = useNarrow();
  const views = [
    { value: 'table', label: t(`search.view.${isNarrow ? 'list' : 'table'}`) },
    { value: 'chart', label: t('search.view.chart') },
  ];
  return (
    <div className={styles.menus}>
      {rows.chart && (
        <Segments
          label={t('search.view.label')}
          value={isCharted ? 'chart' : 'table'}
          options={views}
          onValue={(view) => onCharted(view === 'chart')}
        />
      )}
      {!isNarrow && <ColumnMenu />}
      <UnitMenu />
      <OrderMenu sort={sort} onSort={onSort} />
    </div>
  );
}
