import { columnOf, type RowSearchDef, requiredColumn, rowFigure } from '#product/column.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { liesWithin, reaches } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import { figureAsked, type RowFilters, type Span, spanAround } from '#product/row-query.ts';
import { askedLoad, reserveUnder } from './loaded-reserve.ts';

/** What a drive has to do: what a way out keeps (product decisions §11). */
export interface Load {
  /** The figures asked for, which a row meets as a search meets them, and the codes by which rows are read. */
  readonly filters: RowFilters;
  /** What the chosen row says where nothing is asked, or a chosen power: the figures of another must lie within. */
  readonly spans: ReadonlyMap<string, Span>;
  /** The least reserve (fB): the one demanded, or that of the chosen row where it lies below and was accepted. */
  readonly reserve: number;
  /** Whether the drive has a motor of the line's own: that of the row, or a chosen power; undefined where nothing says so. */
  readonly isPowered: boolean | undefined;
  /** How far a speed or ratio may lie from the one meant, as a share, where another than the line's was taken. */
  readonly tolerance?: number | undefined;
  /** The load in figures to be told, in the units of their columns: what pulls, then how fast. */
  readonly told: readonly LoadFigure[];
}

/** A figure of a load, in the unit of its column. */
export interface LoadFigure {
  readonly column: string;
  readonly value: number;
}

/** What a load is taken from. */
export interface Loaded {
  /** The figures that are asked for and the duty, by column. */
  readonly figures: RowFilters;
  /** Chosen codes by variable: a chosen power is part of the load. */
  readonly chosen: Values;
  readonly row: CatalogueRow | null;
  /** The variable a person is about to change: what they change themselves is no load. */
  readonly wanted: FieldId | null;
  /** The tolerance the drive is looked for with; left out, the line's. */
  readonly tolerance?: number | undefined;
}

/**
 * The load of a configuration: the figures asked for stand; where none is, the chosen row's speed within the tolerance and no
 * less than its power, with a motor of the line's own no more than a step of the series above it either; and the reserve demanded.
 */
export function loadOf(search: RowSearchDef, { figures, chosen, row, wanted, tolerance }: Loaded): Load {
  const power = search.judged?.power ?? [];
  const changesPower = power.some((id) => (columnOf(search, id)?.wire ?? id) === wanted);
  const filters = changesPower ? without(figures, power) : figures;
  const isPowered = row ? poweredBy(search, row) : true;
  const least = changesPower ? undefined : powerSpan(search, { figures, chosen, row });
  const span = least && isPowered && !isOfRow(search, wanted) ? belowNextStep(search, least) : least;
  const spans = [...(span ? [span] : []), ...speedSpan(search, { figures, row, tolerance })];
  return {
    filters,
    spans: new Map(spans),
    reserve: reserveOf(search, figures, row),
    isPowered: row ? isPowered : span && true,
    ...(tolerance !== undefined && { tolerance }),
    told: toldOf(search, { filters, spans: new Map(spans), row: changesPower ? null : row }, row),
  };
}

/** The same load whatever drives it: what a module may be driven with has no upper end. */
export function inAnyPower({ judged }: RowSearchDef, load: Load): Load {
  const [column = ''] = judged?.power ?? [];
  const spans = [...load.spans].map(
    ([id, { min, max }]) => [id, { min, max: id === column ? UNBOUNDED : max }] as const,
  );
  return { ...load, isPowered: undefined, spans: new Map(spans) };
}

/** Whether a row bears the load, by its own figures; its codes and what it is asked besides aside. */
export function keepsLoad(search: RowSearchDef, row: CatalogueRow, { filters, spans, reserve }: Load): boolean {
  if (search.judged && !reaches(reserveUnder(search, row, askedLoad(search, filters)), reserve)) return false;
  return [...spans].every(([column, span]) => liesWithin(rowFigure(search, row, column), span));
}

type Source = Omit<Loaded, 'wanted' | 'tolerance'>;
type NamedSpan = readonly [column: string, span: Span];

function without(figures: RowFilters, columns: readonly string[]): RowFilters {
  return Object.fromEntries(Object.entries(figures).filter(([id]) => !columns.includes(id)));
}

/** No less than the power that was chosen, or that of the chosen row; a power or torque asked as a figure is asked anyway. */
function powerSpan({ columns, judged }: RowSearchDef, { figures, chosen, row }: Source): NamedSpan | undefined {
  const [column] = judged?.power ?? [];
  if (column === undefined || judged?.power?.some((id) => figures[id] !== undefined)) return undefined;
  const code = chosen[columnOf({ columns }, column)?.wire ?? column];
  const least = row ? rowFigure({ columns }, row, column) : Number(code);
  return least > 0 ? [column, { min: least, max: UNBOUNDED }] : undefined;
}

const UNBOUNDED = Number.POSITIVE_INFINITY;

/** Who wants another size or frame wants another row, and looks at its motor. */
function isOfRow({ rowVariables, derivedVariables }: RowSearchDef, wanted: FieldId | null): boolean {
  return wanted !== null && [...rowVariables, ...derivedVariables].includes(wanted);
}

/** A motor many times as strong does the work too, but nobody asked for it: at most what a search by torque finds. */
function belowNextStep({ columns, judged }: RowSearchDef, [column, { min, max }]: NamedSpan): NamedSpan {
  const steps = columns.flatMap(({ id, ask }) =>
    judged?.power?.includes(id) && ask?.kind === 'from' ? [ask.upTo] : [],
  );
  return [column, { min, max: Math.min(max, ...steps.map((step) => min * step)) }];
}

function speedSpan(
  { columns, judged, tolerance: { found } }: RowSearchDef,
  { figures, row, tolerance = found }: Pick<Loaded, 'figures' | 'row' | 'tolerance'>,
): readonly NamedSpan[] {
  const [column] = judged?.speed ?? [];
  if (column === undefined || row === null || figures[column] !== undefined) return [];
  return [[column, spanAround(undefined, rowFigure({ columns }, row, column), tolerance, 1)]];
}

function reserveOf(search: RowSearchDef, figures: RowFilters, row: CatalogueRow | null): number {
  const least = requiredColumn(search);
  const demanded = (least && (figureAsked(figures, least.id) ?? least.assumed)) ?? 1;
  return row && search.judged ? Math.min(demanded, reserveUnder(search, row, askedLoad(search, figures))) : demanded;
}

function poweredBy({ judged, columns }: RowSearchDef, row: CatalogueRow): boolean | undefined {
  if (judged?.powered === undefined) return undefined;
  const code: unknown = Reflect.get(
    row,
    columnOf({ columns }, judged.powered.variable)?.cell ?? judged.powered.variable,
  );
  return judged.powered.codes.some((known) => known === code);
}

/** What pulls and how fast: torque before power, speed before ratio, as asked, else of the chosen row. */
function toldOf(
  search: RowSearchDef,
  { filters, spans, row }: { filters: RowFilters; spans: ReadonlyMap<string, Span>; row: CatalogueRow | null },
  held: CatalogueRow | null,
): readonly LoadFigure[] {
  const { power = [], speed = [] } = search.judged ?? {};
  const figure = (ids: readonly string[], of: CatalogueRow | null) => {
    for (const column of ids) {
      const value = figureAsked(filters, column) ?? (of ? rowFigure(search, of, column) : spans.get(column)?.min);
      if (value !== undefined && value > 0) return [{ column, value }];
    }
    return [];
  };
  return [...figure([...power].reverse(), row), ...figure(speed, held)];
}
