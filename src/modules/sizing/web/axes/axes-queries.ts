import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { axesRoutes, type JudgedDriveDto, MACHINES_AT_ONCE } from '#modules/sizing/contract.ts';
import { type JudgedAxis, judgeAxis } from '#modules/sizing/domain/axes/judge-axis.ts';
import { type AxesTable, readAxes } from '#modules/sizing/domain/axes/read-axes.ts';
import { askedOf } from '#modules/sizing/web/case/asked-of.ts';
import { call } from '#web/calls/call.ts';
import type { AxesWork } from './axes-work.ts';
import { caseOfAxis } from './case-of-axis.ts';
import { inSlices } from './in-slices.ts';

/** A table as it was read, with what came out for each axis. */
export interface JudgedTable {
  readonly table: AxesTable;
  readonly axes: readonly JudgedAxis[];
}

/** The axes of a table, judged in the browser between its other work. */
export function axesQuery({ application, text, unit }: AxesWork) {
  return queryOptions({
    queryKey: ['sizing-axes', application.id, unit, text],
    queryFn: async ({ signal }): Promise<JudgedTable> => {
      const table = readAxes(application, text, unit);
      const rows = table.kind === 'read' ? table.rows : [];
      return { table, axes: await inSlices(rows, (row) => judgeAxis(application, row, unit), signal) };
    },
    enabled: text !== '',
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}

/** The drives of the axes that were computed, a few of them with each page: by the line of each axis in the text. */
export function axesDrivesQuery({ application, text, unit }: AxesWork, axes: readonly JudgedAxis[], locale: Locale) {
  const computed = axes.filter(({ state }) => state === 'computed').map(({ row }) => row);
  return infiniteQueryOptions({
    queryKey: ['sizing-axes-drives', locale, application.id, unit, text],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const rows = computed.slice(pageParam, pageParam + MACHINES_AT_ONCE);
      const machines = rows.map((row) => askedOf(application, caseOfAxis(row, unit)));
      const { rows: found } = await call(axesRoutes.drives, { body: { machines }, signal });
      return rows.map(({ no }, at): readonly [number, readonly JudgedDriveDto[]] => [no, found[at]?.drives ?? []]);
    },
    getNextPageParam: (_, pages) => {
      const next = pages.length * MACHINES_AT_ONCE;
      return next < computed.length ? next : undefined;
    },
    enabled: computed.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
