import type { Paper } from './paper.ts';
import { drawText, textWidth } from './text.ts';
import { COLOURS, SIZES } from './theme.ts';

/** A bar with a mark it has to reach. */
export interface Gauge {
  readonly value: number;
  readonly required: number;
  /** Printed inside the bar, at its start. */
  readonly valueLabel: string;
  /** Printed over the mark. */
  readonly requiredLabel: string;
  readonly colour: string;
}

const HEIGHT = 12;
const ABOVE = 13;
const BELOW = 12;

/** A bar at the cursor with its mark and a scale of halves from 0, the scale's end beyond both. */
export function addGauge(paper: Paper, gauge: Gauge): void {
  const end = Math.max(2, Math.ceil((Math.max(gauge.value, gauge.required) * 1.1) / 0.5) * 0.5);
  const at = (value: number) => paper.left + (paper.width * Math.min(value, end)) / end;
  const top = paper.y + ABOVE;
  paper.pdf.rect(paper.left, top, paper.width, HEIGHT).fill(COLOURS.line);
  paper.pdf.rect(paper.left, top, at(gauge.value) - paper.left, HEIGHT).fill(gauge.colour);
  drawValue(paper, gauge, at(gauge.value) - paper.left, top);
  drawMark(paper, gauge, at(gauge.required), top);
  drawScale(paper, end, at, top + HEIGHT + BELOW - 2);
  paper.y = top + HEIGHT + BELOW + 2;
}

function drawValue(paper: Paper, gauge: Gauge, width: number, top: number): void {
  const style = { size: 8, weight: 'bold', colour: COLOURS.white } as const;
  if (textWidth(paper, gauge.valueLabel, style) + 12 > width) return;
  drawText(paper, gauge.valueLabel, paper.left + 6, top + 9, style);
}

function drawMark(paper: Paper, gauge: Gauge, x: number, top: number): void {
  paper.pdf.rect(x - 1.75, top - 4, 3.5, HEIGHT + 8).fill(COLOURS.white);
  paper.pdf.rect(x - 0.75, top - 4, 1.5, HEIGHT + 8).fill(COLOURS.ink);
  const half = paper.width / 2;
  const align = x < paper.left + 60 ? 'left' : x > paper.left + paper.width - 60 ? 'right' : 'center';
  drawText(paper, gauge.requiredLabel, x, top - 7, { size: SIZES.caption, align, within: half });
}

function drawScale(paper: Paper, end: number, at: (value: number) => number, baseline: number): void {
  const step = end > 5 ? Math.ceil(end / 5) : 0.5;
  for (let value = 0; value <= end + 1e-9; value += step) {
    const align = value === 0 ? 'left' : value > end - step / 2 ? 'right' : 'center';
    drawText(paper, value.toFixed(1), at(value), baseline, { size: SIZES.second, colour: COLOURS.soft, align });
  }
}
