import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import type { SheetItem, SheetScene } from './sheet-scene.ts';

/** A scene to a thousandth of a millimetre: the same product makes the same bytes on every machine. */
export function roundedScene(scene: SheetScene): SheetScene {
  return {
    ...scene,
    items: scene.items.map(roundedItem),
    dimensions: scene.dimensions.map((dimension) => ({
      ...dimension,
      ...{ a: exact(dimension.a), b: exact(dimension.b), at: exact(dimension.at) },
      items: dimension.items.map(roundedItem),
    })),
  };
}

function roundedItem(item: SheetItem): SheetItem {
  if (item.k === 'line') return { ...item, from: point(item.from), to: point(item.to) };
  if (item.k === 'fill') return { ...item, points: item.points.map(point) };
  if (item.k === 'text') return { ...item, at: point(item.at) };
  const { begin, centre, r, swept } = item;
  return { ...item, centre: point(centre), r: rounded(r), begin: rounded(begin, 1e5), swept: rounded(swept, 1e5) };
}

function point([x, y]: Vec2): Vec2 {
  return [rounded(x), rounded(y)];
}

/** What a dimension measures is finer: it is told in millimetres of the product. */
function exact([x, y]: Vec2): Vec2 {
  return [rounded(x, 1e6), rounded(y, 1e6)];
}

function rounded(value: number, parts = 1000): number {
  const whole = Math.round(value * parts) / parts;
  return whole === 0 ? 0 : whole;
}
