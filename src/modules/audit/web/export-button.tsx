import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { auditRoutes, MAX_EXPORTED } from '#modules/audit/contract.ts';
import { download } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { type AuditFilter, queryOf } from './audit-filter.ts';
import styles from './audit-page.module.css';

/** Hands the events of the filter to the browser as a table for spreadsheets. */
export function ExportButton({ filter }: { filter: AuditFilter }): ReactNode {
  const { t, i18n } = useTranslation('audit');
  const noteId = useId();
  const count = new Intl.NumberFormat(localeOfInterface(i18n)).format(MAX_EXPORTED);
  const exporting = useMutation({
    mutationFn: () => download(auditRoutes.export, { query: queryOf(filter) }),
    onSuccess: ({ blob, name }) => {
      save(blob, name ?? 'audit.csv');
      toasts.show({ tone: 'success', text: t('exported') });
    },
    onError: (error) => notifyFailure(error, t, { prefix: t('exportFailed') }),
  });
  return (
    <span className={styles.export}>
      <small id={noteId}>{t('exportNote', { count })}</small>
      <Button busy={exporting.isPending} aria-describedby={noteId} onClick={() => exporting.mutate()}>
        {t('exportButton')}
      </Button>
    </span>
  );
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
