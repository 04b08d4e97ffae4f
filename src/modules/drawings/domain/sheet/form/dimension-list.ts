import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { Rect } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import { dimensionId } from '#modules/drawings/domain/sheet/layout/view-content.ts';
import type { SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { line, rectangleItems } from './sheet-frame.ts';
import { partName, SHEET_WORDS, type SheetLanguage, wordIn } from './sheet-words.ts';

const ROW = 4.4;
const HEIGHT = 2.5;
/** Where the columns begin, and how wide the whole is. */
const COLUMNS = { letter: 2, value: 16, tolerance: 42 } as const;
export const LIST_WIDTH = 68;

/** All dimensions of a drawing by the parts that tell them: letter, value, tolerance, `≈` before one that is approximate. */
export function dimensionList(
  dimensions: readonly ToldDimension[],
  language: SheetLanguage,
  [x1, y1]: Vec2,
): readonly SheetItem[] {
  const x0 = x1 - LIST_WIDTH;
  const rows = listRows(dimensions, language);
  const lines = rows.flatMap((row, no) => rowItems(row, [x0, y1 - (no + 1) * ROW]));
  const box: Rect = [x0, y1 - rows.length * ROW, x1, y1];
  return [...rectangleItems(box, 'TEXT'), ...lines];
}

type Row =
  | { readonly kind: 'head'; readonly cells: readonly (readonly [number, string])[] }
  | { readonly kind: 'part'; readonly name: string }
  | { readonly kind: 'dimension'; readonly told: ToldDimension };

function listRows(dimensions: readonly ToldDimension[], language: SheetLanguage): readonly Row[] {
  const parts = [...new Set(dimensions.map(({ view }) => view))];
  // Columns are narrow: of two languages the head has the first.
  const word = (name: 'letter' | 'value' | 'tolerance') =>
    wordIn(SHEET_WORDS[name], language === 'both' ? 'zh-cn' : language);
  return [
    {
      kind: 'head',
      cells: [
        [COLUMNS.letter, word('letter')],
        [COLUMNS.value, word('value')],
        [COLUMNS.tolerance, word('tolerance')],
      ],
    },
    ...parts.flatMap((part): readonly Row[] => [
      { kind: 'part', name: partName(part, language) },
      ...dimensions.filter(({ view }) => view === part).map((told): Row => ({ kind: 'dimension', told })),
    ]),
  ];
}

function rowItems(row: Row, [x, y]: Vec2): readonly SheetItem[] {
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
