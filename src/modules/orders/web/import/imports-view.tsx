import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/errors/failure-text.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { importsQuery } from './import-queries.ts';
import { ImportTable } from './import-table.tsx';
import styles from './imports-page.module.css';
import { SampleButtons } from './sample-buttons.tsx';
import { SendFile } from './send-file.tsx';

/** A file is sent here; below it stand the last ones with what became of them. */
export function ImportsView({ onOpen }: { onOpen: (id: string, isKnown: boolean) => void }): ReactNode {
  const { t } = useTranslation('orders');
  const { data, error, refetch } = useQuery(importsQuery());

  function content(): ReactNode {
    if (data === undefined && error)
      return <ErrorState onRetry={() => void refetch()}>{failureText(error, t)}</ErrorState>;
    if (data === undefined) return <Skeleton shape="rows" count={4} />;
    if (data.imports.length === 0)
      return (
        <EmptyState title={t('imports.empty.title')} next={<SampleButtons />}>
          {t('imports.empty.text')}
        </EmptyState>
      );
    return <ImportTable imports={data.imports} onOpen={(id) => onOpen(id, false)} />;
  }

  return (
    <>
      <ListHead title={t('imports.title')}>
        <SampleButtons />
      </ListHead>
      <p className={styles.lead}>{t('imports.lead')}</p>
      <div className={styles.view}>
        <SendFile onSent={onOpen} />
        {content()}
      </div>
    </>
  );
}
