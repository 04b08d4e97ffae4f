import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { type Place, SKETCH_SIZE, type Sketch, type SketchPart } from '#modules/sizing/domain/core/sketch.ts';
import { beside, beyond, headAt, lineOf } from '#modules/sizing/domain/core/sketch-lines.ts';

const INK = '#1b2733';
const ACCENT = '#0b5f73';

/** The picture of a machine as SVG on paper: its lines, and the symbols of the inputs in `shown` where they act. */
export function sketchSvg(sketch: Sketch, shown: ReadonlySet<string>): string {
  const { width, height } = SKETCH_SIZE;
  const parts = sketch.filter((part) => !('of' in part) || shown.has(part.of));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.map(drawn).join('')}</svg>`;
}

function drawn(part: SketchPart): string {
  switch (part.kind) {
    case 'line':
      return stroke(lineOf(part.from, part.to), INK, part.isFine ? 0.7 : 1.3);
    case 'circle':
      return `<circle cx="${part.centre[0]}" cy="${part.centre[1]}" r="${part.radius}" ${look(INK, 1.3)}/>`;
    case 'box':
      return `<rect x="${part.corner[0]}" y="${part.corner[1]}" width="${part.size[0]}" height="${part.size[1]}" ${look(INK, 1.3)}/>`;
    case 'path':
      return stroke(part.d, INK, 1.3);
    case 'arrow':
      return `${stroke(`${lineOf(part.from, part.to)}${headAt(part.from, part.to)}`, ACCENT, 1.3)}${symbolAt(part.of, beyond(part.from, part.to))}`;
    case 'span':
      return `${stroke(bothHeads(part.from, part.to), ACCENT, 0.7)}${symbolAt(part.of, beside(part.from, part.to))}`;
    case 'mark':
      return symbolAt(part.of, part.at);
  }
}

function bothHeads(from: Place, to: Place): string {
  return `${lineOf(from, to)}${headAt(from, to)}${headAt(to, from)}`;
}

function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" ${look(colour, width)}/>`;
}

function look(colour: string, width: number): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
}

/** A third of its size below the middle: not every printer knows a central baseline. */
function symbolAt(of: string, [x, y]: Place): string {
  return `<text x="${x}" y="${y + 3}" text-anchor="middle" font-size="9" fill="${ACCENT}">${symbolOf(of)}</text>`;
}
