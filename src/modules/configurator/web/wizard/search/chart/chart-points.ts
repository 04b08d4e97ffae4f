import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import type { ChartDemand, Demanded } from '#product/chart-demand.ts';
import { columnOf, type RowSearchDef, rowFigure } from '#product/column.ts';
import { torqueShort } from '#product/judgement/torque-short.ts';
import { figureIn, type UnitSystem } from '#product/unit-system.ts';
import { type LogScale, scaleOver } from './log-scale.ts';

/** What a row on the chart is, which gives its point a shape. */
export type PointKind = 'recommended' | 'fits' | 'short' | 'larger' | 'near';

/** A row as a point, in the units the chart is read in. */
export interface ChartPoint {
  readonly found: FoundRow;
  readonly kind: PointKind;
  /** By how many per cent it gives less than the torque asked for; such a point is amber, also the one recommended (ADR 73). */
  readonly short?: number;
  readonly across: number;
  readonly up: number;
}

/** What is drawn: the points from left to right, the demand, and the axes that hold both. */
export interface ChartPicture {
  readonly points: readonly ChartPoint[];
  readonly demand: ChartDemand;
  readonly across: LogScale;
  readonly up: LogScale;
}

/** What rows are drawn by. */
export interface Drawn {
  readonly search: RowSearchDef;
  /** The columns of both axes. */
  readonly axes: { readonly across: string; readonly up: string };
  readonly system: UnitSystem;
  /** In SI. */
  readonly demand: ChartDemand;
  readonly recommended: string | undefined;
  /** The torque asked for; what gives less is a kind of its own. */
  readonly torque?: number | undefined;
}

/** Rows as the points of a chart; what has no figure on both axes is left out. */
export function pictureOf(
  rows: readonly FoundRow[],
  { search, axes, system, demand: inSi, recommended, torque }: Drawn,
): ChartPicture {
  const read = (column: string, value: number) => figureIn(system, columnOf(search, column) ?? {}, value);
  const points = rows
    .map((found): ChartPoint => {
      const short = torqueShort(search, found.row, torque);
      return {
        found,
        kind: kindOf(found, recommended, short !== undefined),
        ...(short !== undefined && { short }),
        across: read(axes.across, rowFigure(search, found.row, axes.across)),
        up: read(axes.up, rowFigure(search, found.row, axes.up)),
      };
    })
    .filter(({ across, up }) => across > 0 && up > 0)
    .toSorted((one, other) => one.across - other.across || one.up - other.up);
  const demand = {
    ...(inSi.across && { across: converted(inSi.across, (value) => read(axes.across, value)) }),
    ...(inSi.up && { up: converted(inSi.up, (value) => read(axes.up, value)) }),
  };
  return {
    points,
    demand,
    across: scaleOver([...points.map(({ across }) => across), ...figuresOf(demand.across)]),
    up: scaleOver([...points.map(({ up }) => up), ...figuresOf(demand.up)]),
  };
}

function kindOf({ row, reason, judged }: FoundRow, recommended: string | undefined, isShort: boolean): PointKind {
  if (row.id === recommended) return 'recommended';
  if (reason !== undefined) return 'near';
  if (judged?.framePower !== undefined) return 'near';
  if (judged?.verdict === 'oversized') return 'larger';
  return isShort ? 'short' : 'fits';
}

function converted({ figure, span }: Demanded, read: (value: number) => number): Demanded {
  return { figure: read(figure), ...(span && { span: { min: read(span.min), max: read(span.max) } }) };
}

function figuresOf(demanded: Demanded | undefined): readonly number[] {
  const { figure, span } = demanded ?? {};
  return [figure, span?.min, span?.max].filter((value) => value !== undefined);
}
