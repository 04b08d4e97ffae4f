import { decimalInset, fractionWidth } from './decimal.ts';
import { addPage, type Paper } from './paper.ts';
import { ascent, type TextStyle } from './text.ts';
import { COLOURS } from './theme.ts';
import { drawWords, mainWords, type SetWords, setWords, type Words } from './words.ts';

export interface Column {
  readonly heading: Words;
  /** Its part of the table's width, relative to the other columns. */
  readonly share: number;
  readonly align?: 'left' | 'right' | 'decimal';
  /** Long texts go on in further lines instead of ending in an ellipsis. */
  readonly wrap?: boolean;
}

export interface TableRow {
  readonly cells: readonly Words[];
  /** A total, or another row to stand out. */
  readonly strong?: boolean;
}

/**
 * A table over the page's width at the cursor. Rows are never parted, the head is repeated on each page, and no last row stands
 * under it alone.
 */
export function addTable(paper: Paper, columns: readonly Column[], rows: readonly TableRow[]): void {
  const tracks = tracksOf(paper, columns, rows);
  const head = tracks.map((track) => ({ track, words: setWords(paper, track.column.heading, track.room, HEAD) }));
  const headHeight = heightOf(head);
  const firstRow = rows[0] ? heightOf(setRow(paper, tracks, rows[0])) : 0;
  if (paper.y + headHeight + firstRow > paper.bottom && paper.y > paper.top) addPage(paper);
  drawHead(paper, head, headHeight);
  const set = rows.map((row) => setRow(paper, tracks, row));
  set.forEach((cells, index) => {
    const height = heightOf(cells);
    const isBeforeLast = rows.length > 2 && index === rows.length - 2;
    const held = height + (isBeforeLast ? heightOf(set[index + 1] ?? []) : 0);
    if (paper.y + held > paper.bottom) {
      addPage(paper);
      drawHead(paper, head, headHeight);
    }
    drawRow(paper, cells, height, rows[index]?.strong ?? false);
  });
}

/** How high a table is as far as so many of its rows: all of them unless said otherwise. */
export function tableHeight(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly TableRow[],
  count: number = rows.length,
): number {
  const tracks = tracksOf(paper, columns, rows);
  const head = tracks.map((track) => ({ track, words: setWords(paper, track.column.heading, track.room, HEAD) }));
  const heights = rows.slice(0, count).map((row) => heightOf(setRow(paper, tracks, row)));
  return heights.reduce((sum, height) => sum + height, heightOf(head));
}

const PADDING = { x: 5, y: 3.6 };
const HEAD: TextStyle = { size: 8, weight: 'bold' };
const BODY: TextStyle = { size: 8.5 };
const STRONG: TextStyle = { size: 8.5, weight: 'bold' };

interface Track {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
  /** The width its text may take. */
  readonly room: number;
  readonly fraction: number;
}

interface Cell {
  readonly track: Track;
  readonly words: SetWords;
}

function tracksOf(paper: Paper, columns: readonly Column[], rows: readonly TableRow[]): Track[] {
  const total = columns.reduce((sum, column) => sum + column.share, 0);
  let x = paper.left;
  return columns.map((column, index) => {
    const width = (paper.width * column.share) / total;
    const texts = column.align === 'decimal' ? rows.map((row) => mainWords(row.cells[index] ?? '')) : [];
    const track = { column, x, width, room: width - 2 * PADDING.x, fraction: fractionWidth(paper, texts, BODY) };
    x += width;
    return track;
  });
}

function setRow(paper: Paper, tracks: readonly Track[], row: TableRow): Cell[] {
  const style = row.strong ? STRONG : BODY;
  return tracks.map((track, index) => ({ track, words: setCell(paper, row.cells[index] ?? '', track, style) }));
}

function setCell(paper: Paper, words: Words, track: Track, style: TextStyle): SetWords {
  return setWords(paper, words, track.column.wrap ? track.room : Number.POSITIVE_INFINITY, style);
}

function heightOf(cells: readonly Cell[]): number {
  return Math.max(0, ...cells.map((cell) => cell.words.height)) + 2 * PADDING.y;
}

function drawHead(paper: Paper, cells: readonly Cell[], height: number): void {
  paper.pdf.rect(paper.left, paper.y, paper.width, height).fill(COLOURS.ground);
  for (const cell of cells) drawCell(paper, cell, 0);
  drawLine(paper, height, paper.colour, 0.75);
  paper.y += height;
}

function drawRow(paper: Paper, cells: readonly Cell[], height: number, strong: boolean): void {
  if (strong) drawLine(paper, 0, COLOURS.ink, 0.75);
  for (const cell of cells) {
    const { fraction } = cell.track;
    drawCell(paper, cell, decimalInset(paper, cell.words.main[0] ?? '', fraction, cell.words.style));
  }
  drawLine(paper, height, COLOURS.line, 0.5);
  paper.y += height;
}

function drawCell(paper: Paper, { track, words }: Cell, inset: number): void {
  const baseline = paper.y + PADDING.y + ascent(words.style.size);
  const left = track.x + PADDING.x;
  if ((track.column.align ?? 'left') === 'left') drawWords(paper, words, left, baseline, { within: track.room });
  else drawWords(paper, words, left + track.room - inset, baseline, { align: 'right', within: track.room - inset });
}

function drawLine(paper: Paper, below: number, colour: string, thickness: number): void {
  paper.pdf.rect(paper.left, paper.y + below - thickness / 2, paper.width, thickness).fill(colour);
}
