import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { LINES, type Line } from '#lines/index.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ListHead } from '#web/ui/list-page.tsx';
import styles from './document-table.module.css';
import { InstructionsMenu } from './instructions-menu.tsx';

const WITH_INSTRUCTIONS: readonly string[] = CONFIGURABLE;

/** The operating instructions of every product line, for everybody, in either language. */
export function Component(): ReactNode {
  const { t, i18n } = useTranslation('documents');
  const locale = localeOfInterface(i18n);
  const columns: Column<Line>[] = [
    {
      id: 'code',
      header: t('instructions.line'),
      card: 'head',
      cell: ({ code, name }) => `${code} ${textIn(name, locale)}`,
    },
  ];
  return (
    <>
      <ListHead title={t('instructions.title')} />
      <p className={styles.lead}>{t('instructions.lead')}</p>
      <DataTable
        caption={t('instructions.title')}
        columns={columns}
        rows={LINES.filter(({ code }) => WITH_INSTRUCTIONS.includes(code))}
        rowId={({ code }) => code}
        actions={({ code }) => <InstructionsMenu line={code} name={t('instructions.named', { line: code })} compact />}
      />
    </>
  );
}
