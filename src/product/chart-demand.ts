import { type RowSearchDef, rowFigure } from './column.ts';
import type { Values } from './configuration.ts';
import { demandOf } from './judgement/demand.ts';
import { reserveMax } from './judgement/verdict.ts';
import type { CatalogueRow } from './row.ts';
import type { RowFilters, Span } from './row-query.ts';

/** The columns of a chart of rows: torques over speed. */
export interface ChartAxes {
  readonly across: string;
  /** What can stand over it; the first does unless a person chooses another. */
  readonly up: readonly string[];
  /** The load a row takes, the power that may be asked for in its place, and what the row could bear: the load times its reserve. */
  readonly load: { readonly column: string; readonly power: string; readonly borne: string };
}

/** What is demanded on an axis. */
export interface Demanded {
  readonly figure: number;
  /** What a row's figure must lie within. */
  readonly span?: Span;
  /** Where nobody asked for the figure: it is what the recommended row makes of a power. */
  readonly isOfPower?: true;
}

/** What is demanded on both axes, in SI; an axis nothing is asked of is left out. */
export interface ChartDemand {
  readonly across?: Demanded;
  readonly up?: Demanded;
}

/** What a chart shows the demand of. */
export interface Charted {
  /** The column that stands up. */
  readonly up: string;
  readonly filter: Values;
  /** The rows found: they say which load a power makes, each by its own efficiency and at its own speed. */
  readonly rows: readonly CatalogueRow[];
  /** The one among them that is recommended; the line of the demand is its own. */
  readonly recommended?: string | undefined;
}

/** The demand of a search on the axes of a chart of its rows. */
export function chartDemand(
  search: RowSearchDef,
  axes: ChartAxes,
  { up, filter, rows, recommended }: Charted,
): ChartDemand {
  const figures = figuresIn(search, filter);
  const { spans, reserve } = demandOf(search, { filters: figures });
  const asked = (column: string): Demanded | undefined => {
    const { [column]: figure } = figures;
    const span = spans.get(column);
    return figure === undefined ? undefined : { figure, ...(span && { span }) };
  };
  const speed = asked(axes.across);
  const load = asked(axes.load.column) ?? loadOfPower(search, axes, { figures, rows, recommended });
  const demanded = up === axes.load.borne ? load && borneAt(load, reserve) : load;
  return { ...(speed && { across: speed }), ...(demanded && { up: demanded }) };
}

type Figures = RowFilters & Readonly<Record<string, number>>;

/**
 * The load a power makes at the speed asked for: that of the row recommended, within those of all rows found. Rows differ in
 * efficiency and speed: held against the average of them, one that bears its own load would lie below the line (ADR 73).
 */
function loadOfPower(
  search: RowSearchDef,
  { across, load: { column, power } }: ChartAxes,
  { figures, rows, recommended }: { figures: Figures } & Pick<Charted, 'rows' | 'recommended'>,
): Demanded | undefined {
  const [first] = rows;
  const row = rows.find(({ id }) => id === recommended) ?? first;
  if (figures[across] === undefined || figures[power] === undefined || row === undefined) return undefined;
  const made = rows.map((one) => rowFigure(search, one, column));
  return {
    figure: rowFigure(search, row, column),
    span: { min: Math.min(...made), max: Math.max(...made) },
    isOfPower: true,
  };
}

/**
 * What a row must bear for a load with its reserve, up to where it is larger than need be. A torque asked for is borne whole,
 * whatever its motor gives; of a power each row bears what it makes of it.
 */
function borneAt({ figure, span, isOfPower }: Demanded, reserve: number): Demanded {
  const { min, max } = isOfPower && span ? span : { min: figure, max: figure };
  return { figure: figure * reserve, span: { min: min * reserve, max: max * reserveMax(reserve) } };
}

/** The figures a search asks for, by column. */
function figuresIn({ columns }: RowSearchDef, filter: Values): Figures {
  const asked = columns.flatMap(({ id, wire = id, kind }) => {
    const figure = Number(filter[wire]);
    return kind === 'number' && filter[wire] !== undefined && figure > 0 ? [[id, figure] as const] : [];
  });
  return Object.fromEntries(asked);
}
