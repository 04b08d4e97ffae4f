import type { NamedChoices } from '#engine/public.ts';

/** One value, or any of several. */
export type AnyOf<Value> = Value | readonly Value[];

/** What is asked of a column. */
export type FilterValue = AnyOf<string> | AnyOf<number> | undefined;

/** What a row must be, by column; omitted columns do not filter. */
export type RowFilters = Readonly<Record<string, FilterValue>>;

/** The ends of a range; an omitted end is open. */
export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What chosen codes leave of the classes of a line's rows: 1 per class that is left. */
export type RowGate = (given: NamedChoices) => Uint8Array;

/** A search of a line's rows. */
export interface RowQuery {
  /** Codes chosen outside the search, by variable of the release: rows no product with them has are left out by `gate`. */
  readonly given?: NamedChoices | undefined;
  readonly gate?: RowGate | undefined;
  readonly filters?: RowFilters | undefined;
  readonly ranges?: Readonly<Record<string, Bounds | undefined>> | undefined;
  /** Share by which figures may differ from those asked; omitted: the line's. */
  readonly tolerance?: number | undefined;
  /** `column:asc` or `column:desc`; omitted: what is right first (product decisions §11). */
  readonly sort?: string | undefined;
  /** `next` of the page before. */
  readonly cursor?: string | undefined;
  /** 1 to 200; omitted: 20. */
  readonly pageSize?: number | undefined;
}

export type RowRefusalCode =
  | 'search.unknown-value'
  | 'search.not-a-number'
  | 'search.not-applicable'
  | 'search.tolerance-too-wide'
  | 'search.empty-range'
  | 'search.unknown-sort'
  | 'search.page-size'
  | 'search.cursor-unreadable'
  | 'search.cursor-of-another-search';

/** Why a search was not run: the column at fault and its value. */
export interface RowRefusal {
  readonly code: RowRefusalCode;
  readonly field: string;
  readonly value: string;
}

/** A refusal of one column. */
export function rowRefusal(code: RowRefusalCode, field: string, value: string | number): RowRefusal {
  return { code, field, value: String(value) };
}

/** What is asked of a column as a list, undefined where nothing is. */
export function listOf(asked: FilterValue): readonly (string | number)[] | undefined {
  if (asked === undefined) return undefined;
  return typeof asked === 'string' || typeof asked === 'number' ? [asked] : asked;
}

/** The codes asked of a column, undefined where it does not filter. */
export function codesAsked(filters: RowFilters, column: string): readonly string[] | undefined {
  const asked = filters[column];
  return asked === undefined ? undefined : typeof asked === 'string' ? [asked] : listOf(asked)?.map(String);
}

/** The figures asked of a column, undefined where it does not filter. */
export function figuresAsked(filters: RowFilters, column: string): readonly number[] | undefined {
  const asked = filters[column];
  return asked === undefined ? undefined : typeof asked === 'number' ? [asked] : listOf(asked)?.map(Number);
}

/** The one figure asked of a column, or the first of several. */
export function figureAsked(filters: RowFilters, column: string): number | undefined {
  return figuresAsked(filters, column)?.[0];
}

/** A span of figures, open ends written out. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** A range with its open ends written out. */
export function spanOf(range: Bounds | undefined): Span {
  return { min: range?.min ?? 0, max: range?.max ?? Number.POSITIVE_INFINITY };
}

/** A range narrowed by a figure: from it less the tolerance to `upTo` times it and the tolerance. */
export function spanAround(
  range: Bounds | undefined,
  figure: number | undefined,
  tolerance: number,
  upTo: number,
): Span {
  const span = spanOf(range);
  if (figure === undefined) return span;
  return {
    min: Math.max(span.min, figure * (1 - tolerance)),
    max: Math.min(span.max, figure * upTo * (1 + tolerance)),
  };
}
