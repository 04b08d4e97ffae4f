import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { Rect } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import { dimensionId } from '#modules/drawings/domain/sheet/layout/view-content.ts';
import type { SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { type ListPart, type ListRow, listColumns } from './list-columns.ts';
import { line, rectangleItems } from './sheet-frame.ts';
import { partName, SHEET_WORDS, type SheetLanguage, wordIn } from './sheet-words.ts';

const ROW = 4.4;
const HEIGHT = 2.5;
/** Where the cells of a row begin, and how wide a column is. */
const COLUMNS = { letter: 2, value: 16, tolerance: 42 } as const;
const LIST_WIDTH = 68;

/** The list of a drawing's dimensions, and what its columns cover. */
export interface DimensionList {
  readonly items: readonly SheetItem[];
  readonly columns: readonly Rect[];
}

/**
 * All dimensions of a drawing by the parts that tell them: letter, value, tolerance, `≈` before one that is approximate. It hangs
 * from its upper right corner; what would come lower than is allowed goes on in a further column at the left.
 */
export function dimensionList(
  dimensions: readonly ToldDimension[],
  language: SheetLanguage,
  { corner: [x1, y1], lowest }: { readonly corner: Vec2; readonly lowest: number },
): DimensionList {
  const columns = listColumns(listParts(dimensions, language), Math.floor((y1 - lowest) / ROW));
  const shown = columns.map((rows, no) => {
    const x0 = x1 - (no + 1) * LIST_WIDTH;
    const box: Rect = [x0, y1 - (rows.length + 1) * ROW, x0 + LIST_WIDTH, y1];
    const lines = [headRow(language), ...rows].flatMap((row, at) => rowItems(row, [x0, y1 - (at + 1) * ROW]));
    return { box, items: [...rectangleItems(box, 'TEXT'), ...lines] };
  });
  return { items: shown.flatMap(({ items }) => items), columns: shown.map(({ box }) => box) };
}

function headRow(language: SheetLanguage): ListRow {
  // Columns are narrow: of two languages the head has the first.
  const word = (name: keyof typeof COLUMNS) => wordIn(SHEET_WORDS[name], language === 'both' ? 'zh-cn' : language);
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  return { kind: 'head', cells: names.map((name) => [COLUMNS[name], word(name)]) };
}

function listParts(dimensions: readonly ToldDimension[], language: SheetLanguage): readonly ListPart[] {
  const parts = [...new Set(dimensions.map(({ view }) => view))];
  return parts.map((part) => ({
    name: partName(part, language),
    dimensions: dimensions.filter(({ view }) => view === part),
  }));
}

function rowItems(row: ListRow, [x, y]: Vec2): readonly SheetItem[] {
  const rule = line('TEXT', [x, y], [x + LIST_WIDTH, y]);
  if (row.kind === 'head') return [rule, ...row.cells.map(([at, text]) => cell([x + at, y], text))];
  if (row.kind === 'part') return [rule, cell([x + COLUMNS.letter, y], row.name)];
  const { confidence, letter, tolerance, value } = row.told;
  const id = dimensionId(row.told);
  return [
    cell([x + COLUMNS.letter + 3, y], letter, id),
    cell([x + COLUMNS.value, y], `${confidence === 'approximate' ? '≈ ' : ''}${value}`, id),
    ...(tolerance === '' ? [] : [cell([x + COLUMNS.tolerance, y], tolerance, id)]),
  ];
}

function cell([x, y]: Vec2, text: string, row?: string): SheetItem {
  return {
    ...{ k: 'text', layer: 'TEXT', at: [x, y + 1], text, height: HEIGHT, align: 'left', turn: 0 },
    ...(row === undefined ? {} : { row }),
  };
}
