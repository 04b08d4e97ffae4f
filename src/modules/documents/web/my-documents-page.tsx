import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { PATHS } from '#web/paths.ts';
import { useActedFor } from '#web/session/acting.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ListHead } from '#web/ui/list-page.tsx';
import { EmptyState } from '#web/ui/states.tsx';
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
  return (
    <QueriedRows of={documents} t={t} more={t('more')} empty={<NoDocuments />}>
      {(rows) => <DocumentTable rows={rows} />}
    </QueriedRows>
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
