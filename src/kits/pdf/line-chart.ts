import { keepTogether, type Paper } from './paper.ts';
import type { Box } from './picture.ts';
import { drawText } from './text.ts';
import { COLOURS, SIZES } from './theme.ts';

export interface Axis {
  readonly label: string;
  readonly min: number;
  readonly max: number;
}

export interface Series {
  readonly label: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface LineChart {
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
}

/** A line chart over the page's width at the cursor. Lines differ in colour and dash and carry their name at their end. */
export function addLineChart(paper: Paper, chart: LineChart, height = 170): void {
  keepTogether(paper, height);
  const plot = { x: paper.left + 34, y: paper.y + 18, width: paper.width - 34 - 90, height: height - 18 - 30 };
  const toX = (value: number) => plot.x + ((value - chart.x.min) / (chart.x.max - chart.x.min)) * plot.width;
  const toY = (value: number) =>
    plot.y + plot.height - ((value - chart.y.min) / (chart.y.max - chart.y.min)) * plot.height;
  drawAxes(paper, chart, plot, toX, toY);
  chart.series.forEach((series, index) => {
    drawSeries(paper, series, index, plot, toX, toY);
  });
  paper.y += height;
}

/** Round numbers within a range: 1, 2 or 5 times a power of ten apart, about `wanted` of them. */
export function ticks(min: number, max: number, wanted = 5): number[] {
  const rough = (max - min) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

type Scale = (value: number) => number;

const TICK = { size: SIZES.second, colour: COLOURS.soft };
const LINES = [
  { colour: COLOURS.primary, dash: 0 },
  { colour: COLOURS.amber, dash: 5 },
  { colour: COLOURS.green, dash: 2 },
  { colour: COLOURS.ink, dash: 8 },
] as const;

function drawAxes(paper: Paper, chart: LineChart, plot: Box, toX: Scale, toY: Scale): void {
  for (const value of ticks(chart.y.min, chart.y.max)) {
    paper.pdf.rect(plot.x, toY(value) - 0.25, plot.width, 0.5).fill(COLOURS.line);
    drawText(paper, String(value), plot.x - 5, toY(value) + 2.5, { ...TICK, align: 'right' });
  }
  for (const value of ticks(chart.x.min, chart.x.max)) {
    paper.pdf.rect(toX(value) - 0.25, plot.y + plot.height, 0.5, 3).fill(COLOURS.soft);
    drawText(paper, String(value), toX(value), plot.y + plot.height + 11, { ...TICK, align: 'center' });
  }
  paper.pdf.rect(plot.x, plot.y + plot.height - 0.4, plot.width, 0.8).fill(COLOURS.soft);
  drawText(paper, chart.y.label, paper.left, plot.y - 8, { size: SIZES.caption });
  const below = plot.y + plot.height + 23;
  drawText(paper, chart.x.label, plot.x + plot.width, below, { size: SIZES.caption, align: 'right' });
}

function drawSeries(paper: Paper, series: Series, index: number, plot: Box, toX: Scale, toY: Scale): void {
  const [first, ...rest] = series.points;
  if (!first) return;
  const { colour, dash } = LINES[index % LINES.length] ?? LINES[0];
  const last = rest.at(-1) ?? first;
  paper.pdf
    .save()
    .rect(plot.x, plot.y - 1, plot.width, plot.height + 2)
    .clip();
  paper.pdf.moveTo(toX(first[0]), toY(first[1]));
  for (const [x, y] of rest) paper.pdf.lineTo(toX(x), toY(y));
  if (dash > 0) paper.pdf.dash(dash, { space: 2.5 });
  paper.pdf.lineWidth(1.4).lineJoin('round').stroke(colour).restore();
  const room = paper.left + paper.width - toX(last[0]) - 6;
  const style = { size: SIZES.caption, colour, weight: 'bold', within: Math.max(room, 60) } as const;
  drawText(paper, series.label, toX(last[0]) + 6, toY(last[1]) + 2.6, style);
}
