import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { failureText } from '#web/errors/failure-text.ts';
import { PATHS } from '#web/paths.ts';
import { useActedFor } from '#web/session/acting.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ListHead, MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import styles from './document-table.module.css';
import { DocumentTable } from './document-table.tsx';
import { DocumentMails } from './mailing/mail-table.tsx';
import { myDocumentsQuery } from './my-documents-query.ts';

/** The documents a person had made: what of, which version, for whom, and the same file again; and those that went by mail. */
export function Component(): ReactNode {
  const { t } = useTranslation('documents');
  return (
    <>
      <ListHead title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
      <Documents />
      <DocumentMails />
    </>
  );
}

function Documents(): ReactNode {
  const { t } = useTranslation('documents');
  const documents = useInfiniteQuery(myDocumentsQuery(useActedFor()?.id));
  if (documents.isError && !documents.data)
    return <ErrorState onRetry={() => void documents.refetch()}>{failureText(documents.error, t)}</ErrorState>;
  if (!documents.data) return <Skeleton shape="rows" count={6} />;
  const rows = documents.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <NoDocuments />;
  return (
    <>
      <DocumentTable rows={rows} />
      <MoreRows of={documents} label={t('more')} />
    </>
  );
}

function NoDocuments(): ReactNode {
  const { t } = useTranslation('documents');
  const next = (
    <Link to={PATHS.cart} className={buttonClass('primary')}>
      {t('empty.next')}
    </Link>
  );
  return (
    <EmptyState title={t('empty.title')} next={next}>
      {t('empty.text')}
    </EmptyState>
  );
}
