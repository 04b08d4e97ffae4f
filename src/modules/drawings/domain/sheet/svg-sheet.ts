import { element, escaped } from '#modules/drawings/domain/markup.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { arcPath, figure } from './arc-path.ts';
import { partName, type SheetLanguage, wordIn } from './form/sheet-words.ts';
import { EM } from './layout/text-size.ts';
import { dimensionId } from './layout/view-content.ts';
import { DASHES } from './line-dashes.ts';
import { LINE_WIDTHS, type SheetDimension, type SheetItem, type SheetLayer, type SheetScene } from './sheet-scene.ts';

const ALIGNED = { left: 'start', middle: 'middle', right: 'end' } as const;

/** A sheet as an SVG in the colour of the text around it; a dimension has its meaning as a title, rows of the list lead to it. */
export function svgSheet(scene: SheetScene): string {
  const { dimensions, items, sheet, title } = scene;
  const frame = {
    ...{
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${sheet.w} ${sheet.h}`,
      width: `${sheet.w}mm`,
      height: `${sheet.h}mm`,
    },
    ...{ role: 'img', 'aria-label': title, fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round' },
    'font-family': "'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif",
  };
  // A row leads to its dimension in a view rather than to that in a detail.
  const drawn = new Map(dimensions.toReversed().map(({ id, told }) => [dimensionId(told), id] as const));
  const printed = printer(sheet.h);
  const layers = (Object.keys(LINE_WIDTHS) as SheetLayer[]).map((layer) => {
    const own = items.filter((item) => item.layer === layer);
    return element('g', groupOf(layer), own.map((item) => linked(item, printed(item), drawn)).join(''));
  });
  const told = dimensions.map((dimension) => dimensionGroup(dimension, scene.language, printed));
  return `${element('svg', frame, [element('title', {}, escaped(title)), ...layers, element('g', groupOf('DIM'), told.join(''))].join(''))}\n`;
}

function groupOf(layer: SheetLayer): Readonly<Record<string, string>> {
  const dashes = DASHES[layer];
  return {
    'data-layer': layer,
    'stroke-width': `${LINE_WIDTHS[layer]}`,
    ...(dashes && { 'stroke-dasharray': dashes.join(' ') }),
  };
}

function dimensionGroup(
  { id, items, text, told }: SheetDimension,
  language: SheetLanguage,
  printed: (item: SheetItem) => string,
): string {
  const meaning = told.means && wordIn(told.means, language);
  const said = [`${partName(told.view, language)}: ${text}`, ...(meaning ? [meaning] : [])].join(' – ');
  const title = element('title', {}, escaped(said));
  return element(
    'g',
    { id: `dimension-${id}`, 'data-dimension': dimensionId(told) },
    title + items.map(printed).join(''),
  );
}

/** A row of the list leads to the dimension in the drawing. */
function linked(item: SheetItem, markup: string, drawn: ReadonlyMap<string, string>): string {
  if (item.k !== 'text' || item.row === undefined) return markup;
  const id = drawn.get(item.row);
  return id === undefined ? markup : element('a', { href: `#dimension-${id}` }, markup);
}

function printer(height: number): (item: SheetItem) => string {
  const at = ([x, y]: Vec2) => `${figure(x)} ${figure(height - y)}`;
  return (item) => {
    if (item.k === 'line') return element('path', { d: `M${at(item.from)}L${at(item.to)}` });
    if (item.k === 'fill')
      return element('path', { d: `M${item.points.map(at).join('L')}Z`, fill: 'currentColor', stroke: 'none' });
    if (item.k === 'arc') return element('path', { d: arcPath(item, at, 0) });
    const [x, y] = [figure(item.at[0]), figure(height - item.at[1])];
    const turned = item.turn === 90 ? { transform: `rotate(-90 ${x} ${y})` } : {};
    const written = { x, y, 'font-size': figure(item.height * EM), 'text-anchor': ALIGNED[item.align], ...turned };
    return element('text', { ...written, fill: 'currentColor', stroke: 'none' }, escaped(item.text));
  };
}
