import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { failureText } from '#web/errors/failure-text.ts';
import { MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { MoreOnSight } from './more-on-sight.tsx';

export interface QueriedRowsProps<Row> {
  of: UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>;
  /** Of the page: its failures are told in its words. */
  t: TFunction | TFunction<never>;
  /** What stands on the button that fetches the next page. */
  more: string;
  /** Whether it is narrowed so that a page may be short, or empty, that is not the last: what follows is fetched by itself then. */
  isSought?: boolean;
  /** What stands there where nothing is found. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is fetched page by page: that it loads, that it failed and may be tried again, that it is empty, or its rows. */
export function QueriedRows<Row>({ of: query, t, more, isSought, empty, children }: QueriedRowsProps<Row>): ReactNode {
  if (query.isError && !query.data)
    return <ErrorState onRetry={() => void query.refetch()}>{failureText(query.error, t)}</ErrorState>;
  if (!query.data) return <Skeleton shape="rows" count={6} />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0 && !query.hasNextPage) return empty;
  if (rows.length === 0)
    return (
      <>
        <Skeleton shape="rows" count={6} />
        <MoreOnSight of={query} label={more} />
      </>
    );
  return (
    <>
      {children(rows)}
      {isSought ? <MoreOnSight of={query} label={more} /> : <MoreRows of={query} label={more} />}
    </>
  );
}
