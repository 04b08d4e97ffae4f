import { queryOptions } from '@tanstack/react-query';
import type { CatalogueRow } from '#product/row.ts';
import type { LineStore, OpenLine } from './line-store.ts';
import { findRow } from './opened-line.ts';

/** A saved line with the row it names, as the release in force knows it. */
export interface LoadedLine {
  readonly line: OpenLine;
  readonly row: CatalogueRow | undefined;
}

export const lineQueries = {
  /**
   * Fetched anew each time it is opened, since somebody else may have saved it meanwhile; not when an open one is shown again
   * after it was hidden behind its tab.
   */
  open: (store: LineStore, id: string, opening: number) =>
    queryOptions({
      queryKey: ['saved-line', id, opening],
      queryFn: ({ signal }) => loadLine(store, id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnMount: false,
      refetchOnReconnect: false,
    }),
};

let openings = 0;

/** Tells one opening of a line from the next. */
export function nextOpening(): number {
  openings += 1;
  return openings;
}

async function loadLine(store: LineStore, id: string, signal: AbortSignal): Promise<LoadedLine> {
  const line = await store.open(id, signal);
  return { line, row: await findRow(line.form, signal) };
}
