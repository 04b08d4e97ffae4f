import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import styles from './privacy-page.module.css';
import type { RetainedCategory } from './retention.ts';
import { retentionText } from './retention-text.ts';

/** What is kept of a person: what, what for, on which basis, how long, and what a deletion does to it. */
export function RetentionTable({ categories }: { categories: readonly RetainedCategory[] }): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const locale = localeOfInterface(i18n);
  const howLong = ({ rule: { retainedFor } }: RetainedCategory): string =>
    typeof retainedFor === 'number' ? retentionText(retainedFor, locale) : t(`privacy.until.${retainedFor}`);
  const columns: Column<RetainedCategory>[] = [
    column('name', t('privacy.table.name'), ({ words }) => words[locale].name),
    column('what', t('privacy.table.what'), ({ words }) => words[locale].what),
    column('why', t('privacy.table.why'), ({ words }) => words[locale].why),
    column('basis', t('privacy.table.basis'), ({ rule }) => t(`privacy.basis.${rule.basis}`)),
    column('howLong', t('privacy.table.howLong'), howLong),
    column('erasure', t('privacy.table.erasure'), ({ rule }) => t(`privacy.erasure.${rule.atErasure}`)),
  ];
  return (
    <DataTable
      caption={t('privacy.table.caption')}
      columns={columns}
      rows={categories}
      rowId={({ category }) => category}
    />
  );
}

/** A column of sentences: they run over several lines, where the cells of other tables hold one. */
function column(id: string, header: string, text: (category: RetainedCategory) => string): Column<RetainedCategory> {
  return { id, header, cell: (category) => <span className={styles[id]}>{text(category)}</span> };
}
