import { decimalInset, fractionWidth } from './decimal.ts';
import { addPage, type Paper } from './paper.ts';
import { ascent, type TextStyle, textWidth } from './text.ts';
import { COLOURS } from './theme.ts';
import { drawWords, mainWords, type SetWords, setWords, type Words } from './words.ts';

export interface Column {
  readonly heading: Words;
  /** Its part of the table's width, relative to the other columns. */
  readonly share: number;
  readonly align?: 'left' | 'right' | 'decimal';
  /** Long texts go on in further lines instead of ending in an ellipsis. */
  readonly wrap?: boolean;
  /** Set where nothing may be cut, such as an amount: the column is as wide as its longest text, and those that wrap give the room. */
  readonly whole?: boolean;
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
  const widths = columnWidths(paper, columns, rows);
  let x = paper.left;
  return columns.map((column, index) => {
    const width = widths[index] ?? 0;
    const texts = column.align === 'decimal' ? rows.map((row) => mainWords(row.cells[index] ?? '')) : [];
    const track = { column, x, width, room: width - 2 * PADDING.x, fraction: fractionWidth(paper, texts, BODY) };
    x += width;
    return track;
  });
}

/** By their shares; what a column needs beyond its own is taken from those that wrap, in their proportion. */
function columnWidths(paper: Paper, columns: readonly Column[], rows: readonly TableRow[]): number[] {
  const total = columns.reduce((sum, column) => sum + column.share, 0);
  const shares = columns.map(({ share }) => (paper.width * share) / total);
  const needs = columns.map((column, index) => (column.whole ? neededBy(paper, column, rows, index) : 0));
  const lacking = shares.reduce((sum, share, index) => sum + Math.max(0, (needs[index] ?? 0) - share), 0);
  const givers = shares.map((share, index) => (columns[index]?.wrap && !columns[index]?.whole ? share : 0));
  const given = givers.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const giver = givers[index] ?? 0;
    return giver > 0 ? share - (lacking * giver) / given : Math.max(share, needs[index] ?? 0);
  });
}

/** The width of the longest text of a column, or of its longest word where it wraps, and of the longest word of its heading. */
function neededBy(paper: Paper, { heading, wrap }: Column, rows: readonly TableRow[], index: number): number {
  const cells = rows.map(({ cells: texts }) => mainWords(texts[index] ?? ''));
  const texts = wrap ? cells.flatMap((text) => text.split(/\s+/)) : cells;
  const widest = (all: readonly string[], style: TextStyle) =>
    all.reduce((most, text) => Math.max(most, textWidth(paper, text, style)), 0);
  // The head's in its own weight; of ideographs any may end a line.
  const words = mainWords(heading)
    .split(/\s+/)
    .filter((word) => !/\p{Script=Han}/u.test(word));
  return Math.max(widest(texts, STRONG), widest(words, HEAD)) + 2 * PADDING.x + ROUNDING;
}

/** So that what just fits is not taken for too long. */
const ROUNDING = 0.1;

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
    const { column, fraction } = cell.track;
    const { main, style } = cell.words;
    drawCell(paper, cell, column.align === 'decimal' ? decimalInset(paper, main[0] ?? '', fraction, style) : 0);
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
