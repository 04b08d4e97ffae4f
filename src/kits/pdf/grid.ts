import { decimalInset, fractionWidth, isNumber } from './decimal.ts';
import { keepTogether, type Paper } from './paper.ts';
import { drawSymbol } from './symbol.ts';
import { ascent, drawText, type TextStyle, textWidth } from './text.ts';
import { COLOURS, SIZES } from './theme.ts';
import { drawWords, mainWords, type SetWords, setWords, type Words } from './words.ts';

/** One named value. */
export interface GridRow {
  readonly label: Words;
  /** The formula sign, such as `n2`: one letter and its index. */
  readonly symbol?: string;
  readonly value: Words;
  readonly unit?: string;
}

export interface GridOptions {
  readonly columns?: 1 | 2;
  readonly width?: number;
  /** The part of a column that labels take. */
  readonly labelShare?: number;
  /** Values end in one line on their decimal point and units stand under each other; otherwise values start in one line. */
  readonly numbers?: boolean;
}

/**
 * Named values in one or two columns, row by row from left to right, at the cursor; rows are never parted, and no last line stands
 * on a page alone.
 */
export function addGrid(paper: Paper, rows: readonly GridRow[], options: GridOptions = {}): void {
  const lines = setLines(paper, rows, options);
  lines.forEach((line, index) => {
    const isBeforeLast = index === lines.length - 2;
    keepTogether(paper, heightOf(isBeforeLast ? lines.slice(index) : [line]));
    drawLine(paper, line);
  });
}

/** How much of a grid stays with what is above it: the whole of a short one; of a long one, or set close, the first two lines. */
export function heldHeight(paper: Paper, rows: readonly GridRow[], options: GridOptions = {}): number {
  const lines = setLines(paper, rows, options);
  const whole = heightOf(lines);
  return !paper.isDense && whole <= (paper.bottom - paper.top) * SHORT ? whole : heightOf(lines.slice(0, 2));
}

/** The part of a page up to which a grid is short. */
const SHORT = 0.3;
const GUTTER = 22;
const PADDING = { usual: 3.2, dense: 1.8 };
const LABEL: TextStyle = { size: 8.5, colour: COLOURS.soft };
const VALUE: TextStyle = { size: SIZES.body };
const UNIT: TextStyle = { size: 8, colour: COLOURS.soft };

/** Where one column of the grid has its parts. */
interface Frame {
  readonly x: number;
  readonly width: number;
  readonly labelWidth: number;
  readonly symbolWidth: number;
  /** Only with `numbers`: the room of the widest fraction and of the widest unit. */
  readonly numbers?: { readonly fraction: number; readonly unit: number };
}

interface Cell {
  readonly row: GridRow;
  readonly frame: Frame;
  readonly label: SetWords;
  readonly value: SetWords;
}

/** Cells beside each other. */
interface GridLine {
  readonly cells: readonly Cell[];
  readonly height: number;
}

function paddingOf({ isDense }: Paper): number {
  return PADDING[isDense ? 'dense' : 'usual'];
}

function setLines(paper: Paper, rows: readonly GridRow[], options: GridOptions): readonly GridLine[] {
  const columns = options.columns ?? 2;
  const width = ((options.width ?? paper.width) - GUTTER * (columns - 1)) / columns;
  const frames = Array.from({ length: columns }, (_, column) =>
    frameOf(
      paper,
      rows.filter((_row, index) => index % columns === column),
      paper.left + column * (width + GUTTER),
      width,
      options,
    ),
  );
  return Array.from({ length: Math.ceil(rows.length / columns) }, (_, line) => {
    const cells = frames.flatMap((frame, column) => {
      const row = rows[line * columns + column];
      return row ? [setCell(paper, row, frame)] : [];
    });
    const height =
      Math.max(...cells.map(({ label, value }) => Math.max(label.height, value.height))) + 2 * paddingOf(paper);
    return { cells, height };
  });
}

function heightOf(lines: readonly GridLine[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}

function frameOf(paper: Paper, rows: readonly GridRow[], x: number, width: number, options: GridOptions): Frame {
  const labelWidth = width * (options.labelShare ?? 0.4);
  const symbolWidth = rows.some((row) => row.symbol) ? 26 : 0;
  const plain = { x, width, labelWidth, symbolWidth };
  if (!options.numbers) return plain;
  const fraction = fractionWidth(
    paper,
    rows.map((row) => mainWords(row.value)),
    VALUE,
  );
  const unit = Math.max(0, ...rows.map((row) => textWidth(paper, row.unit ?? '', UNIT)));
  return { ...plain, numbers: { fraction, unit } };
}

function setCell(paper: Paper, row: GridRow, frame: Frame): Cell {
  const unitWidth = frame.numbers?.unit ?? (row.unit ? textWidth(paper, row.unit, UNIT) : 0);
  const valueWidth = frame.width - frame.labelWidth - (unitWidth === 0 ? 0 : unitWidth + 4);
  return {
    row,
    frame,
    label: setWords(paper, row.label, frame.labelWidth - frame.symbolWidth - 6, LABEL),
    value: setWords(paper, row.value, valueWidth, VALUE),
  };
}

function drawLine(paper: Paper, { cells, height }: GridLine): void {
  const baseline = paper.y + paddingOf(paper) + ascent(VALUE.size);
  for (const cell of cells) {
    drawCell(paper, cell, baseline);
    paper.pdf.rect(cell.frame.x, paper.y + height - 0.25, cell.frame.width, 0.5).fill(COLOURS.line);
  }
  paper.y += height;
}

function drawCell(paper: Paper, cell: Cell, baseline: number): void {
  const { row, frame } = cell;
  drawWords(paper, cell.label, frame.x, baseline);
  if (row.symbol)
    drawSymbol(paper, row.symbol, frame.x + frame.labelWidth - 6, baseline, { size: SIZES.body, colour: COLOURS.soft });
  if (frame.numbers) drawNumber(paper, cell, frame.numbers, baseline);
  else drawPlainValue(paper, cell, baseline);
}

function drawPlainValue(paper: Paper, { row, frame, value }: Cell, baseline: number): void {
  const x = frame.x + frame.labelWidth;
  drawWords(paper, value, x, baseline);
  const last = value.main.at(-1) ?? '';
  const lastBaseline = baseline + value.height - value.height / Math.max(1, value.main.length);
  if (row.unit)
    drawText(
      paper,
      row.unit,
      x + textWidth(paper, last, VALUE) + 3,
      value.second.length ? baseline : lastBaseline,
      UNIT,
    );
}

function drawNumber(
  paper: Paper,
  { row, frame, value }: Cell,
  room: { fraction: number; unit: number },
  baseline: number,
): void {
  const right = frame.x + frame.width;
  const unitX = right - room.unit;
  const text = mainWords(row.value);
  const edge = room.unit > 0 && (row.unit || isNumber(text)) ? unitX - 4 : right;
  drawWords(paper, value, edge - decimalInset(paper, text, room.fraction, VALUE), baseline, { align: 'right' });
  if (row.unit) drawText(paper, row.unit, unitX, baseline, UNIT);
}
