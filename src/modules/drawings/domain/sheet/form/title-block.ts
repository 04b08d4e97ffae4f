import type { Rect } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import { textWidth } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import type { ProjectionMethod, SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { line, rectangleItems } from './sheet-frame.ts';
import { SHEET_WORDS, type SheetLanguage, wordIn } from './sheet-words.ts';

/** What stands in the title block, given from outside. */
export interface SheetTitle {
  readonly owner: string;
  /** What the product is called in lists, `JRTR67-DN90L4-i29.32-M1`. */
  readonly product: string;
  readonly typeCode: string;
  readonly number: string;
  /** The release its product is of. */
  readonly revision: string;
  /** `2026-03-01`; empty where none is given. */
  readonly date: string;
  readonly language: SheetLanguage;
  /** `≈ 42 kg`; left out where the mass is not known. */
  readonly mass?: string | undefined;
}

/** What a title block says besides: the position in which the views stand, where that is not the mounting position. */
export interface FormTitle extends SheetTitle {
  readonly level?: string | undefined;
}

interface Block extends FormTitle {
  readonly position: string;
  readonly den: number;
  readonly method: ProjectionMethod;
}

export const BLOCK_WIDTH = 180;
const ROW = 10;
const HEIGHT = 2.5;
/** The height of a line that is told alone. */
const NOTE = 5.5;

type Cell = readonly [word: keyof typeof SHEET_WORDS, width: number, value: string];

/** The height of a title block. */
export function blockHeight(title: FormTitle): number {
  return ROW * 4 + codeHeight(title) + noteHeight(title);
}

function codeHeight(title: SheetTitle): number {
  return codeLines(title).length * 4.2 + 6.5;
}

function noteHeight({ level }: FormTitle): number {
  return level === undefined ? 0 : NOTE;
}

/** A title block after ISO 7200 with its lower right corner at a point. */
export function titleBlock(block: Block, [x1, y0]: Vec2): readonly SheetItem[] {
  const x0 = x1 - BLOCK_WIDTH;
  const { language } = block;
  const rows = cellsOf(block);
  const top = y0 + blockHeight(block);
  const box: Rect = [x0, y0, x1, top];
  const [head, ...rest] = rows;
  return [
    ...rectangleItems(box, 'FRAME'),
    ...rowItems(head ?? [], [x0, top - ROW], language),
    line('TEXT', [x0, top - ROW], [x1, top - ROW]),
    ...codeItems(codeLines(block), block, [x0, top - ROW]),
    ...noteItems(block, [x0, top - ROW - codeHeight(block)]),
    ...rest.flatMap((row, no) => {
      const y = top - ROW - codeHeight(block) - noteHeight(block) - no * ROW;
      return [line('TEXT', [x0, y], [x1, y]), ...rowItems(row, [x0, y - ROW], language)];
    }),
    ...methodSymbol(block.method, [x1 - 15, y0 + ROW + 3.4]),
  ];
}

function cellsOf({
  date,
  den,
  language,
  mass = '–',
  method,
  number,
  owner,
  position,
  product,
  revision,
}: Block): readonly (readonly Cell[])[] {
  const word = (name: keyof typeof SHEET_WORDS) => wordIn(SHEET_WORDS[name], language);
  const whole = `${word('title')} ${product}`.trim();
  // A long name stands in the type code as well.
  const named = textWidth(whole, HEIGHT) < 126 ? whole : word('title');
  return [
    [
      ['owner', 50, owner],
      ['name', 130, named],
    ],
    [
      ['number', 56, number],
      ['revision', 52, revision],
      ['date', 28, date],
      ['page', 24, '1/1'],
      ['language', 20, language === 'both' ? 'zh/en' : language.slice(0, 2)],
    ],
    [
      ['scale', 21, `1:${den}`],
      ['unit', 19, 'mm'],
      ['mass', 21, mass],
      ['position', 32, position],
      ['tolerances', 39, 'GB/T 1804-m'],
      ['method', 48, wordIn(SHEET_WORDS[method], language === 'both' ? 'zh-cn' : language)],
    ],
    [
      ['kind', 50, word('outline')],
      ['change', 130, word('approximate')],
    ],
  ];
}

function rowItems(cells: readonly Cell[], [x0, y]: Vec2, language: SheetLanguage): readonly SheetItem[] {
  let x = x0;
  return cells.flatMap(([word, width, value], no): readonly SheetItem[] => {
    const at = x;
    x += width;
    const divider = no === 0 ? [] : [line('TEXT', [at, y], [at, y + ROW])];
    const label = wordIn(SHEET_WORDS[word], language);
    return [...divider, text(label, [at + 1.5, y + 6.4], HEIGHT), text(value, [at + 1.5, y + 1.6], HEIGHT)];
  });
}

function text(value: string, at: Vec2, height: number): SheetItem {
  return { k: 'text', layer: 'TEXT', at, text: value, height, align: 'left', turn: 0 };
}

function codeLines({ typeCode }: SheetTitle): readonly string[] {
  return wrapped(typeCode, BLOCK_WIDTH - 4, HEIGHT);
}

function codeItems(lines: readonly string[], { language }: SheetTitle, [x0, top]: Vec2): readonly SheetItem[] {
  return [
    text(wordIn(SHEET_WORDS.typeCode, language), [x0 + 1.5, top - 3.9], HEIGHT),
    ...lines.map((one, no) => text(one, [x0 + 1.5, top - 8.4 - no * 4.2], HEIGHT)),
  ];
}

/** That the views stand otherwise than the product is mounted. */
function noteItems({ language, level }: Block, [x0, top]: Vec2): readonly SheetItem[] {
  if (level === undefined) return [];
  const note = wordIn(SHEET_WORDS.views, language).replaceAll('{level}', level);
  return [line('TEXT', [x0, top], [x0 + BLOCK_WIDTH, top]), text(note, [x0 + 1.5, top - 3.9], HEIGHT)];
}

/** A text in lines no wider than given: a type code is broken where it is full. */
export function wrapped(whole: string, width: number, height: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const sign of whole) {
    if (textWidth(current + sign, height) > width) {
      lines.push(current);
      current = '';
    }
    current += sign;
  }
  return [...lines, current];
}

/** The truncated cone of the method: beside its end view at the right in first angle, at the left in third (ISO 5456-2). */
function methodSymbol(method: ProjectionMethod, [x, y]: Vec2): readonly SheetItem[] {
  const [cone, rings] = method === 'first' ? [x - 5, x + 5] : [x + 5, x - 5];
  const whole = { begin: 0, swept: 2 * Math.PI } as const;
  const small = cone - 3;
  return [
    line('TEXT', [small, y - 1.2], [small, y + 1.2]),
    line('TEXT', [small + 6, y - 2.4], [small + 6, y + 2.4]),
    line('TEXT', [small, y - 1.2], [small + 6, y - 2.4]),
    line('TEXT', [small, y + 1.2], [small + 6, y + 2.4]),
    { k: 'arc', layer: 'TEXT', centre: [rings, y], r: 1.2, ...whole },
    { k: 'arc', layer: 'TEXT', centre: [rings, y], r: 2.4, ...whole },
    { k: 'line', layer: 'CENTRE', from: [small - 1, y], to: [small + 7, y] },
  ];
}
