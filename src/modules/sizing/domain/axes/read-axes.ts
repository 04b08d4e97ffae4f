import type { BilingualText } from '#kernel/locale.ts';
import { recordsIn } from '#modules/bulk-entries/domain/text-records.ts';
import { both } from '#modules/sizing/domain/core/define.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import type { TypedInput, TypedInputs } from '#modules/sizing/domain/core/read-inputs.ts';
import type { UnitSystem } from '#product/unit-system.ts';
import { type AxisColumn, axisColumns } from './axis-columns.ts';
import { cellsOf } from './cells-of.ts';
import { type Refused, readCell } from './read-cell.ts';
import { readFigure, unitNamed } from './read-figure.ts';

/** So many axes one table has at most. */
export const MAX_AXES = 200;
/** So many characters: two hundred rows with all that is asked of a machine. */
export const MAX_AXES_TEXT = 200_000;

/** So many columns, which is twice what any machine asks. */
const MAX_COLUMNS = 100;
/** Of a cell that is longer nobody wants more to be read. */
const MAX_CELL = 500;

/** A cell that cannot be used, where it stands and why. */
export interface CellFault extends Refused {
  readonly heading: string;
  readonly cell: string;
}

/** One axis of a table. */
export interface AxisRow {
  /** The line of the text, counted from 1. */
  readonly no: number;
  /** What it is called; empty where no column says it. */
  readonly name: string;
  /** As they came, by column. */
  readonly cells: readonly string[];
  readonly inputs: TypedInputs;
  readonly faults: readonly CellFault[];
}

/** A table of axes as it was read, or why it is none. */
export type AxesTable =
  | { readonly kind: 'read'; readonly columns: readonly AxisColumn[]; readonly rows: readonly AxisRow[] }
  | { readonly kind: 'refused'; readonly text: BilingualText };

interface Line {
  readonly no: number;
  readonly cells: readonly string[];
}

/**
 * Reads a table as a spreadsheet gives it: the first row names the inputs, a second one may name their units, each further row is
 * an axis (sizing notes §10). What stands in no column of an input is kept and not used; a cell that cannot be used is told.
 */
export function readAxes(application: Application, text: string, system: UnitSystem): AxesTable {
  if (text.length > MAX_AXES_TEXT) return refused(TOO_LONG);
  const [head, ...lines] = linesOf(text);
  if (head === undefined) return refused(NOTHING);
  const wide = [head, ...lines].find(({ cells }) => cells.length > MAX_COLUMNS);
  if (wide !== undefined) return refused(tooWide(wide));
  const long = [head, ...lines].find(({ cells }) => cells.some((cell) => cell.length > MAX_CELL));
  if (long !== undefined) return refused(tooLong(long));
  const named = axisColumns(application, head.cells, system);
  if (!named.some(({ use }) => 'input' in use)) return refused(NO_HEADINGS);
  const units = unitsIn(named, lines[0]);
  const columns = units ?? named;
  const axes = units === undefined ? lines : lines.slice(1);
  if (axes.length === 0) return refused(NO_ROWS);
  if (axes.length > MAX_AXES) return refused(tooMany(axes.length));
  return { kind: 'read', columns, rows: axes.map((line) => rowOf(line, columns)) };
}

/** The lines in which something stands, their cells divided by what divides those of the first. */
function linesOf(text: string): readonly Line[] {
  const records = recordsIn(text);
  const head = records.find((record) => record.trim() !== '') ?? '';
  const divider = ['\t', ';', ','].find((sign) => head.includes(sign)) ?? '\t';
  return records
    .map((record, at) => ({ no: at + 1, cells: cellsOf(record, divider) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The columns with the units of a row that holds nothing but units; undefined where it is none. */
function unitsIn(columns: readonly AxisColumn[], line: Line | undefined): readonly AxisColumn[] | undefined {
  if (line === undefined) return undefined;
  const said = columns.map(({ use }, at) => unitSaid(use, line.cells[at] ?? ''));
  if (said.includes(NO_UNIT) || said.every((unit) => unit === undefined)) return undefined;
  return columns.map(({ heading, use }, at) => {
    const { [at]: unit } = said;
    return { heading, use: unit === undefined || use.kind !== 'input' ? use : { ...use, unit } };
  });
}

/** Stands for what is no unit: no unit is written so. */
const NO_UNIT = '?';

/** The unit a cell names; undefined where it is empty or of another column, `NO_UNIT` where it says something else. */
function unitSaid(use: AxisColumn['use'], cell: string): string | undefined {
  const plain = cell.replace(/^[[(【（]|[\])】）]$/g, '').trim();
  if (/^[-–—]?$/.test(plain)) return undefined;
  if (readFigure(plain) !== undefined) return NO_UNIT;
  if (use.kind !== 'input') return undefined;
  return (use.input.kind === 'number' ? unitNamed(plain, use.input.unit) : undefined) ?? NO_UNIT;
}

function rowOf({ no, cells }: Line, columns: readonly AxisColumn[]): AxisRow {
  const inputs: Record<string, TypedInput> = {};
  const faults: CellFault[] = [];
  for (const [at, cell] of cells.entries()) {
    const { heading = '', use = BEYOND } = columns[at] ?? {};
    const read = readCell(cell, use);
    if (read === undefined) continue;
    if ('text' in read) faults.push({ ...read, heading, cell });
    else inputs[read.id] = read.value;
  }
  const at = columns.findIndex(({ use }) => use.kind === 'name');
  return { no, name: cells[at] ?? '', cells, inputs, faults };
}

const BEYOND = { kind: 'beyond' } as const;

function refused(text: BilingualText): AxesTable {
  return { kind: 'refused', text };
}

const NOTHING = both('请粘贴或输入表格', 'Paste or type a table');
const NO_HEADINGS = both(
  '首行中没有本机器的输入项：请在首行写明符号或名称，例如 v [m/s]',
  'The first row names no input of this machine: write symbols or names there, such as v [m/s]',
);
const NO_ROWS = both('首行之下没有数据：每根轴占一行', 'Nothing stands below the first row: each axis is a row');
const TOO_LONG = both(
  `表格超过 ${MAX_AXES_TEXT} 个字符，请分次计算`,
  `The table has more than ${MAX_AXES_TEXT} characters: divide it`,
);

function tooWide({ no, cells }: Line): BilingualText {
  return both(
    `第 ${no} 行有 ${cells.length} 列，最多 ${MAX_COLUMNS} 列`,
    `Line ${no} has ${cells.length} columns, and ${MAX_COLUMNS} are taken`,
  );
}

function tooLong({ no }: Line): BilingualText {
  return both(
    `第 ${no} 行有单元格超过 ${MAX_CELL} 个字符`,
    `A cell of line ${no} has more than ${MAX_CELL} characters`,
  );
}

function tooMany(count: number): BilingualText {
  return both(
    `表格有 ${count} 行，一次最多 ${MAX_AXES} 行：请分次计算，内容未作改动`,
    `The table has ${count} rows, and ${MAX_AXES} are taken at once: divide it. Nothing of it was changed`,
  );
}
