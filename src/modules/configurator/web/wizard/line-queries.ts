import { queryOptions } from '@tanstack/react-query';
import type { CatalogueRow } from '#product/row.ts';
import type { LoadPanels } from './line-panels.ts';
import type { LineStore, OpenLine } from './line-store.ts';
import { findRow } from './opened-line.ts';

/** A saved line with the row it names, as the release in force knows it. */
export interface LoadedLine {
  readonly line: OpenLine;
  readonly row: CatalogueRow | undefined;
}

/** What a saved line is read from: where it is kept, and how its product line reads rows. */
export interface LineSources {
  readonly store: LineStore;
  readonly loadPanels: LoadPanels;
}

export const lineQueries = {
  /**
   * Fetched anew each time it is opened, since somebody else may have saved it meanwhile; not when an open one is shown again
   * after it was hidden behind its tab.
   */
  open: (sources: LineSources, id: string, opening: number) =>
    queryOptions({
      queryKey: ['saved-line', id, opening],
      queryFn: ({ signal }) => loadLine(sources, id, signal),
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

async function loadLine({ store, loadPanels }: LineSources, id: string, signal: AbortSignal): Promise<LoadedLine> {
  const line = await store.open(id, signal);
  return { line, row: await findRow(line.form, loadPanels, signal) };
}
