import { type RowSearchDef, requiredColumn, wireName } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';
import { isLoadGiven } from '#product/judgement/load-given.ts';
import type { ProductLine } from '#product/line.ts';

/** What every row found is measured against. */
export interface Measure {
  /** The reserve: what was asked, else what the line takes for granted. */
  readonly required: number;
  /** Whether it was asked. */
  readonly isAsked: boolean;
  /** Whether there is a load; without one a row has no reserve to be told. */
  readonly isLoaded: boolean;
  /** Whether no speed is asked for, at which a power or torque is to be had. */
  readonly lacksSpeed: boolean;
  /** The torque asked for, Nm; undefined where a power is, or nothing. */
  readonly torque: number | undefined;
}

/** What a search measures its rows against, by what it asks on the wire. */
export function measureOf({ rows }: Pick<ProductLine, 'rows'>, filter: Values): Measure {
  const { id = '', assumed = 1 } = requiredColumn(rows) ?? {};
  const asked = Number(filter[id] ?? 0);
  const powered = filter[rows.judged?.powered?.variable ?? ''];
  const asks = (ids: readonly string[] = []) => ids.some((column) => Number(filter[wireName(rows, column)] ?? 0) > 0);
  const { load } = rows.judged ?? {};
  const isCharted = rows.chart !== undefined && (rows.judged?.speed.includes(rows.chart.across) ?? false);
  return {
    required: asked > 0 ? asked : assumed,
    isAsked: asked > 0,
    isLoaded: isLoadGiven(rows, { powered, askedOf: (field) => filter[field] }),
    torque: load === undefined ? undefined : Number(filter[wireName(rows, load)] ?? 0) || undefined,
    lacksSpeed: isCharted && !asks(rows.judged?.speed),
  };
}

/** The columns that tell something: without a load the reserve is the figure that was asked for, in every row. */
export function tellingColumns(
  search: RowSearchDef,
  columns: readonly string[],
  { isLoaded }: Pick<Measure, 'isLoaded'>,
): readonly string[] {
  return isLoaded ? columns : columns.filter((id) => id !== requiredColumn(search)?.id);
}
