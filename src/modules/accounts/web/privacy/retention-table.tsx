import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RETENTION, RETENTION_CATEGORIES, type ShippedCategory } from '#modules/accounts/domain/retention.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { keptForText } from './kept-for.ts';
import styles from './privacy-page.module.css';

/** What is kept of a person: what, what for, on which basis, how long, and what a deletion does to it. */
export function RetentionTable(): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const locale = localeOfInterface(i18n);
  const howLong = (category: ShippedCategory): string => {
    const { keptFor } = RETENTION[category];
    return typeof keptFor === 'number' ? keptForText(keptFor, locale) : t(`privacy.until.${keptFor}`);
  };
  const columns: Column<ShippedCategory>[] = [
    column('name', t('privacy.table.name'), (category) => t(`privacy.category.${category}.name`)),
    column('what', t('privacy.table.what'), (category) => t(`privacy.category.${category}.what`)),
    column('why', t('privacy.table.why'), (category) => t(`privacy.category.${category}.why`)),
    column('basis', t('privacy.table.basis'), (category) => t(`privacy.basis.${RETENTION[category].basis}`)),
    column('howLong', t('privacy.table.howLong'), howLong),
    column('erasure', t('privacy.table.erasure'), (category) => t(`privacy.erasure.${RETENTION[category].atErasure}`)),
  ];
  return (
    <DataTable
      caption={t('privacy.table.caption')}
      columns={columns}
      rows={RETENTION_CATEGORIES}
      rowId={(category) => category}
    />
  );
}

/** A column of sentences: they run over several lines, where the cells of other tables hold one. */
function column(id: string, header: string, text: (category: ShippedCategory) => string): Column<ShippedCategory> {
  return { id, header, cell: (category) => <span className={styles[id]}>{text(category)}</span> };
}
