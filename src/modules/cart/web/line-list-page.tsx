import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useActedFor } from '#web/acting.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { PATHS } from '#web/paths.ts';
import { useMayVisit } from '#web/shell/permitted-ids.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useSearchText } from '#web/use-search-text.ts';
import styles from './line-list-page.module.css';
import { lineListQuery } from './line-list-query.ts';
import { type DownloadDocument, LineTable } from './line-table.tsx';

/** The saved configurations: find one, edit it, have its document, set its quantity, delete it. */
export function LineListPage({ download }: { download: DownloadDocument }): ReactNode {
  const { t } = useTranslation('cart');
  const { typed, sought, seek } = useSearchText();
  const customer = useActedFor();
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.search}>
          <TextInput
            type="search"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            maxLength={100}
            value={typed}
            onChange={(event) => seek(event.target.value)}
          />
        </div>
        <ConfigureLink />
      </header>
      {customer && <p className={styles.only}>{t('onlyOf', { customer: customer.customerName })}</p>}
      <LineList sought={sought} download={download} onShowAll={() => seek('')} />
    </>
  );
}

/** The way to a new configuration, for those who may go it. */
function ConfigureLink(): ReactNode {
  const { t } = useTranslation('cart');
  if (!useMayVisit(PATHS.configureJrt)) return null;
  return (
    <Link to={PATHS.configureJrt} className={buttonClass('primary')}>
      {t('configure')}
    </Link>
  );
}

interface LineListProps {
  sought: string;
  download: DownloadDocument;
  onShowAll: () => void;
}

function LineList({ sought, download, onShowAll }: LineListProps): ReactNode {
  const { t } = useTranslation('cart');
  const customer = useActedFor();
  const lines = useInfiniteQuery(lineListQuery(useDeferredValue(sought), customer?.id));
  if (lines.isError && !lines.data) {
    return <ErrorState onRetry={() => void lines.refetch()}>{failureText(lines.error, t)}</ErrorState>;
  }
  if (!lines.data) return <Skeleton shape="rows" count={6} />;
  const rows = lines.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return sought === '' ? <NoLines of={customer?.customerName} /> : <NoneFound onShowAll={onShowAll} />;
  return (
    <>
      <LineTable rows={rows} download={download} />
      {lines.hasNextPage && (
        <div className={styles.more}>
          <Button busy={lines.isFetchingNextPage} onClick={() => void lines.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function NoLines({ of: customer }: { of: string | undefined }): ReactNode {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      title={customer === undefined ? t('empty.title') : t('empty.titleOf', { customer })}
      next={<ConfigureLink />}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

function NoneFound({ onShowAll }: { onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('cart');
  return <EmptyState title={t('search.none')} next={<Button onClick={onShowAll}>{t('search.all')}</Button>} />;
}
