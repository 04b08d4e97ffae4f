import type { Currency } from '#kernel/money.ts';
import { KEY_COLUMNS, PRICE_COMPONENTS } from '#lines/price-components.ts';
import type { PriceComponent } from '#product/prices.ts';
import type { SourceRecord } from '#product/source.ts';
import type { ListProblem } from './list-problem.ts';
import { type FrameRange, KEY_SIGN, type PriceRow } from './price-list.ts';
import { type CellReader, cellReader } from './read-cells.ts';

/** A row with the place it was read at. */
interface ReadRow {
  readonly cells: CellReader;
  readonly priced: PriceComponent;
  readonly row: PriceRow;
}

const COMPONENTS = new Map(PRICE_COMPONENTS.map((component) => [component.id, component]));

/** The rows of a list that say what components cost; what is wrong with them is among the problems. */
export function readRows(
  records: readonly SourceRecord[],
  currency: Currency,
  problems: ListProblem[],
): readonly PriceRow[] {
  const hasCosts = records.some(({ cells }) => (cells.cost ?? '').trim() !== '');
  const read = records.flatMap((record) => readRow(cellReader(record, problems), { currency, hasCosts }) ?? []);
  refuseTwice(read);
  return read.map(({ row }) => row);
}

function readRow(
  cells: CellReader,
  { currency, hasCosts }: { readonly currency: Currency; readonly hasCosts: boolean },
): ReadRow | undefined {
  const priced = COMPONENTS.get(cells.text('component'));
  if (priced === undefined) {
    cells.refuse('component-unknown', 'component');
    return undefined;
  }
  if (cells.text('basis') !== priced.basis) cells.refuse('basis-wrong', 'basis');
  const figure = (column: string) =>
    priced.basis === 'fixed' ? cells.amount(column, currency) : cells.percent(column);
  const frames = framesOf(cells, priced);
  const note = cells.text('note');
  const row: PriceRow = {
    component: priced.id,
    key: keyOf(cells, priced),
    ...(frames && { frames }),
    basis: priced.basis,
    list: listOf(cells, priced, figure),
    ...(hasCosts && { cost: figure('cost') }),
    leadDays: cells.whole('lead_days', 0, 999),
    ...(note !== '' && { note }),
  };
  return { cells, priced, row };
}

/** What a unit or a motor costs is what shares are of, and a drive for nothing is a slip of the pen. */
function listOf(cells: CellReader, { id }: PriceComponent, figure: (column: string) => number): number {
  const list = figure('list');
  if (list === 0 && NEVER_FREE.includes(id) && Number(cells.text('list')) === 0) cells.refuse('number-wrong', 'list');
  return list;
}

const NEVER_FREE: readonly string[] = ['unit', 'motor'];

/** The key of a row; a column of another component's key has to be empty, or somebody meant something else. */
function keyOf(cells: CellReader, { columns, optional = [] }: PriceComponent): string {
  for (const column of Object.keys(KEY_COLUMNS))
    if (!columns.includes(column) && cells.text(column) !== '') cells.refuse('cell-unexpected', column);
  return columns.flatMap((column) => codeOf(cells, column, optional.includes(column)) ?? []).join(KEY_SIGN);
}

function codeOf(cells: CellReader, column: string, isOptional: boolean): string | undefined {
  const text = cells.text(column);
  if (text === '') {
    if (!isOptional) cells.refuse('cell-missing', column);
    return undefined;
  }
  const kind = KEY_COLUMNS[column];
  const isCode = kind === 'code' ? !text.includes(KEY_SIGN) : SHAPES[kind ?? 'whole'].test(text);
  if (!isCode) cells.refuse(kind === 'code' ? 'code-wrong' : 'number-wrong', column);
  return kind === 'code' ? text : String(Number(text));
}

const SHAPES = { whole: /^\d{1,4}$/, figure: /^\d{1,6}(\.\d{1,4})?$/ } as const;

function framesOf(cells: CellReader, { isByFrame }: PriceComponent): FrameRange | undefined {
  const columns = ['frame_from', 'frame_to'] as const;
  if (!isByFrame) {
    for (const column of columns) if (cells.text(column) !== '') cells.refuse('cell-unexpected', column);
    return undefined;
  }
  const [from, to] = [cells.whole('frame_from', 1), cells.whole('frame_to', 1)];
  if (from > to && to > 0) cells.refuse('frames-reversed', 'frame_from');
  return { from, to };
}

/** A key has one row, or one for every frame: nothing decides between two. */
function refuseTwice(rows: readonly ReadRow[]): void {
  const before = new Map<string, ReadRow[]>();
  for (const read of rows) {
    const place = `${read.row.component} ${read.row.key}`;
    const others = before.get(place) ?? [];
    const other = others.find(({ row }) => overlap(row.frames, read.row.frames));
    if (other !== undefined) {
      const [code, column] = read.row.frames
        ? (['frames-overlap', 'frame_from'] as const)
        : (['key-duplicate', read.priced.columns.at(-1) ?? ''] as const);
      read.cells.refuse(code, column, read.cells.text(column), other.cells.row);
    }
    before.set(place, [...others, read]);
  }
}

function overlap(one: FrameRange | undefined, other: FrameRange | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return one.from <= other.to && other.from <= one.to;
}
