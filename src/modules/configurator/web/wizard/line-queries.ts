import { queryOptions } from '@tanstack/react-query';
import type { BasicType } from '#modules/catalogue/domain/basic-type.ts';
import type { LineStore, OpenLine } from './line-store.ts';
import { findRow } from './opened-line.ts';

/** A saved line with the row it names, as the release in force knows it. */
export interface LoadedLine {
  readonly line: OpenLine;
  readonly row: BasicType | undefined;
}

export const lineQueries = {
  /** Fetched anew each time it is opened: somebody else may have saved it meanwhile. */
  open: (store: LineStore, id: string) =>
    queryOptions({
      queryKey: ['saved-line', id],
      queryFn: ({ signal }) => loadLine(store, id, signal),
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};

async function loadLine(store: LineStore, id: string, signal: AbortSignal): Promise<LoadedLine> {
  const line = await store.open(id, signal);
  return { line, row: await findRow(line.form, signal) };
}
