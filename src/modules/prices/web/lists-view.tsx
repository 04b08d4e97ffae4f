import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceListDto } from '#modules/prices/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { FileButton } from './file-button.tsx';
import { listsQuery } from './price-queries.ts';
import { PriceViews } from './price-views.tsx';
import styles from './prices-page.module.css';
import { UploadDialog } from './upload-dialog.tsx';
import { VersionTable } from './version-table.tsx';

/** Every list with its versions, and what takes in a file. */
export function ListsView({ onOpen }: { onOpen: (id: string) => void }): ReactNode {
  const { t } = useTranslation('prices');
  const lists = useQuery(listsQuery());
  const [isUploading, setUploading] = useState(false);
  const upload = (
    <Button look="primary" onClick={() => setUploading(true)}>
      {t('lists.upload.action')}
    </Button>
  );
  const found = lists.data?.lists;

  function content(): ReactNode {
    if (found === undefined && lists.isError)
      return <ErrorState onRetry={() => void lists.refetch()}>{failureText(lists.error, t)}</ErrorState>;
    if (found === undefined) return <Skeleton shape="rows" count={4} />;
    if (found.length === 0)
      return (
        <EmptyState title={t('lists.empty.title')} next={upload}>
          {t('lists.empty.text')}
        </EmptyState>
      );
    return found.map((list) => <ListSection key={list.id} list={list} onOpen={onOpen} />);
  }

  return (
    <>
      <ListHead title={t('lists.title')}>
        <PriceViews shown="lists" />
        <FileButton label={t('lists.sample')} />
        {found !== undefined && found.length > 0 && upload}
      </ListHead>
      <p className={styles.lead}>{t('lists.lead')}</p>
      <div className={styles.lists}>{content()}</div>
      {isUploading && (
        <UploadDialog
          lists={found ?? []}
          onClose={() => setUploading(false)}
          onTaken={(id) => {
            setUploading(false);
            onOpen(id);
          }}
        />
      )}
    </>
  );
}

function ListSection({ list, onOpen }: { list: PriceListDto; onOpen: (id: string) => void }): ReactNode {
  const { t } = useTranslation('prices');
  const inForce = list.versions.find(({ state }) => state === 'active');
  return (
    <section aria-label={list.name}>
      <h2 className={styles.name}>
        {list.name} <small>{t('lists.list', { code: list.code, currency: list.currency })}</small>
        {inForce?.isDemo && <Tag>{t('lists.demo')}</Tag>}
      </h2>
      {inForce === undefined && <p className={styles.soft}>{t('lists.noneInForce')}</p>}
      <VersionTable list={list} onOpen={onOpen} />
    </section>
  );
}
