import type { SheetText } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** Heights of texts over capitals, mm (ISO 3098: no less than 2.5). */
export const TEXT = 2.5;
/** A font's size, by the height of its capitals. */
export const EM = 1.36;

/** A rectangle: least and greatest x and y. */
export type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

/** How wide signs are, by the size of their font: those of the product's font at most (Noto Sans SC). */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'|]/, 0.29],
  [/[-/()ijlt]/, 0.4],
  [/[MWmw@%ØÖ–]/, 0.94],
  [/[A-Z]/, 0.74],
  [/[\u2e80-\uffef]/, 1],
];
const USUAL = 0.62;

/** How wide a text is at most, mm. */
export function textWidth(text: string, height: number): number {
  return [...text].reduce((sum, sign) => sum + widthOf(sign), 0) * height * EM;
}

function widthOf(sign: string): number {
  return WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? USUAL;
}

/** What a text covers. */
export function textRect({ align, at: [x, y], height, text, turn }: SheetText): Rect {
  const wide = textWidth(text, height);
  const before = { left: 0, middle: wide / 2, right: wide }[align];
  const [low, high] = [-0.25 * height, 1.1 * height];
  return turn === 0
    ? [x - before, y + low, x - before + wide, y + high]
    : [x - high, y - before, x - low, y - before + wide];
}

/** Whether two rectangles overlap. */
export function meet([a, b, c, d]: Rect, [e, f, g, h]: Rect): boolean {
  return a < g && e < c && b < h && f < d;
}

/** Whether a straight line goes through a rectangle. */
export function cuts([x0, y0, x1, y1]: Rect, from: Vec2, to: Vec2): boolean {
  let [begin, end] = [0, 1];
  for (const [at, by, low, high] of [
    [from[0], to[0] - from[0], x0, x1],
    [from[1], to[1] - from[1], y0, y1],
  ] as const) {
    if (Math.abs(by) < 1e-12) {
      if (at <= low || at >= high) return false;
    } else {
      const [one, other] = [(low - at) / by, (high - at) / by];
      begin = Math.max(begin, Math.min(one, other));
      end = Math.min(end, Math.max(one, other));
    }
  }
  return end - begin > 1e-9;
}

/** A rectangle around others. */
export function around(rects: readonly Rect[]): Rect {
  return [
    Math.min(...rects.map(([x]) => x)),
    Math.min(...rects.map(([, y]) => y)),
    Math.max(...rects.map(([, , x]) => x)),
    Math.max(...rects.map(([, , , y]) => y)),
  ];
}
