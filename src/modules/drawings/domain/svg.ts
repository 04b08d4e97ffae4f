import type { Drawing } from '#product/drawing.ts';
import { SIZE } from '#product/drawing.ts';
import type { Palette } from './drawing-style.ts';
import { FRAME_STYLE, pathStyle, THEME_PALETTE, textStyle } from './drawing-style.ts';
import { element, escaped, labelling } from './markup.ts';

/** A drawing as a complete SVG element; with a title it is an image to assistive technology, without one decoration. Paper needs a palette of plain colours. */
export function drawingToSvg(drawing: Drawing, title?: string, palette: Palette = THEME_PALETTE): string {
  const frame = { xmlns: 'http://www.w3.org/2000/svg', ...framed(palette), ...labelling(title) };
  return element('svg', frame, contentOf(drawing, palette));
}

/** The same as a symbol, which pages show by `use` and which takes the colours around it. */
export function drawingToSymbol(id: string, drawing: Drawing): string {
  return element('symbol', { id, ...framed(THEME_PALETTE) }, contentOf(drawing, THEME_PALETTE));
}

function framed(palette: Palette): Readonly<Record<string, string>> {
  return {
    viewBox: `0 0 ${SIZE} ${SIZE}`,
    ...attributes({ ...FRAME_STYLE, strokeWidth: FRAME_STYLE.strokeWidth * (palette.weight ?? 1) }),
    color: palette.ink,
  };
}

function contentOf(drawing: Drawing, palette: Palette): string {
  const paths = drawing.paths.map((path) => element('path', { ...attributes(pathStyle(path, palette)), d: path.d }));
  const texts = drawing.texts.map((text) =>
    element('text', { ...attributes(textStyle(text, palette)), x: `${text.x}`, y: `${text.y}` }, escaped(text.text)),
  );
  return [...paths, ...texts].join('');
}

/** Style properties under the names they have in markup. */
function attributes(style: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> {
  const named = Object.entries(style).map(([key, value]) => [
    key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    String(value),
  ]);
  return Object.fromEntries(named);
}
