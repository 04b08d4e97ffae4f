import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Locale } from '#kernel/locale.ts';
import type { JudgedDriveDto } from '#modules/sizing/contract.ts';
import { axesDrivesQuery, axesQuery } from './axes-queries.ts';
import type { AxesWork } from './axes-work.ts';

/** The drives by the line of their axis: none yet of those that are still looked for. */
export type DrivesByAxis = ReadonlyMap<number, readonly JudgedDriveDto[]>;

/** A table with what came out of it, and its drives as far as they have come. */
export function useAxes(work: AxesWork, locale: Locale) {
  const judged = useQuery(axesQuery(work));
  const axes = judged.data?.axes ?? [];
  const drives = useInfiniteQuery(axesDrivesQuery(work, axes, locale));
  const { data, fetchNextPage, hasNextPage, isError, isFetching } = drives;
  const pages = data?.pages.length ?? 0;
  useEffect(() => {
    // A page that comes at once is never seen on its way: how many there are tells that it came.
    if (pages > 0 && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [pages, fetchNextPage, hasNextPage, isError, isFetching]);
  const found = useMemo((): DrivesByAxis => new Map(data?.pages.flat() ?? []), [data]);
  return {
    judged: judged.data,
    isJudging: judged.isFetching,
    found,
    isLooking: isFetching || (hasNextPage && !isError),
    isBroken: isError,
    onRetry: () => void (data === undefined ? drives.refetch() : fetchNextPage()),
  };
}
