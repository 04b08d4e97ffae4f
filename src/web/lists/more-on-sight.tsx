import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { MoreRows, type PagedList } from '#web/ui/list-page.tsx';

/** Fetches the next page when its end comes near, and by a button where nothing tells that; a failed one is not asked for again by itself. */
export function MoreOnSight({
  of: list,
  label,
}: {
  of: PagedList & { readonly isError: boolean };
  label: string;
}): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isError } = list;
  const fetchMore = useEffectEvent(() => void list.fetchNextPage());
  useEffect(() => {
    const { current } = end;
    if (!current || !hasNextPage || isFetchingNextPage || isError || typeof IntersectionObserver === 'undefined')
      return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchMore(), { rootMargin: AHEAD });
    observer.observe(current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, isError]);
  return (
    <div ref={end}>
      <MoreRows of={list} label={label} />
    </div>
  );
}

/** How far ahead of its being seen a page is fetched: less than a page of lines. */
const AHEAD = '600px';
