import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { USUAL_LINE } from '#lines/configurable.ts';
import { useActedFor } from '#web/acting.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { pathOfLine } from '#web/paths.ts';
import { useMayVisit } from '#web/shell/permitted-ids.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ListHead, ListSearch, MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
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
      <ListHead title={t('title')}>
        <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <ConfigureLink />
      </ListHead>
      {customer && <p className={styles.only}>{t('onlyOf', { customer: customer.customerName })}</p>}
      <LineList sought={sought} download={download} onShowAll={() => seek('')} />
    </>
  );
}

/** The way to a new configuration, for those who may go it. */
function ConfigureLink(): ReactNode {
  const { t } = useTranslation('cart');
  if (!useMayVisit(pathOfLine(USUAL_LINE))) return null;
  return (
    <Link to={pathOfLine(USUAL_LINE)} className={buttonClass('primary')}>
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
      <MoreRows of={lines} label={t('more')} />
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
