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
  /** What a row's figure must lie within; left out where the figure follows from others. */
  readonly span?: Span;
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
  /** The rows found: they say which load a power makes, by their own efficiency. */
  readonly rows: readonly CatalogueRow[];
}

/** The demand of a search on the axes of a chart of its rows. */
export function chartDemand(search: RowSearchDef, axes: ChartAxes, { up, filter, rows }: Charted): ChartDemand {
  const figures = figuresIn(search, filter);
  const { spans, reserve } = demandOf(search, { filters: figures });
  const asked = (column: string): Demanded | undefined => {
    const { [column]: figure } = figures;
    const span = spans.get(column);
    return figure === undefined ? undefined : { figure, ...(span && { span }) };
  };
  const speed = asked(axes.across);
  const load = asked(axes.load.column) ?? loadOfPower(search, axes, { figures, rows });
  const demanded = up === axes.load.borne ? load && borneAt(load, reserve) : load;
  return { ...(speed && { across: speed }), ...(demanded && { up: demanded }) };
}

type Figures = RowFilters & Readonly<Record<string, number>>;

/** The load a power makes at the speed asked for: that of the rows found, on average, brought to this speed. */
function loadOfPower(
  search: RowSearchDef,
  { across, load: { column, power } }: ChartAxes,
  { figures, rows }: { figures: Figures; rows: readonly CatalogueRow[] },
): Demanded | undefined {
  const { [across]: speed, [power]: asked } = figures;
  if (speed === undefined || asked === undefined || rows.length === 0) return undefined;
  const made = rows.map((row) => (rowFigure(search, row, column) * rowFigure(search, row, across)) / speed);
  return { figure: made.reduce((sum, one) => sum + one, 0) / made.length };
}

/** What a row must bear for a load with its reserve, up to where it is larger than need be. */
function borneAt({ figure: load }: Demanded, reserve: number): Demanded {
  return { figure: load * reserve, span: { min: load * reserve, max: load * reserveMax(reserve) } };
}

/** The figures a search asks for, by column. */
function figuresIn({ columns }: RowSearchDef, filter: Values): Figures {
  const asked = columns.flatMap(({ id, wire = id, kind }) => {
    const figure = Number(filter[wire]);
    return kind === 'number' && filter[wire] !== undefined && figure > 0 ? [[id, figure] as const] : [];
  });
  return Object.fromEntries(asked);
}
