import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { type LinePictures, orderedPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { Drawing } from '#product/drawing.ts';

/** Draws the pictures of a line's options by their names; undefined for a name without one. */
export function drawnOptions(pictures: LinePictures): (name: string | undefined) => Drawing | undefined {
  return (name) => {
    const order = name === undefined ? undefined : pictures.options[name];
    return order && orderedPicture(pictures, order, referenceDimensions());
  };
}

/** Every point the pen of a drawing touches, in the units of its square. */
export function penPoints({ paths }: Pick<Drawing, 'paths'>): readonly (readonly [number, number])[] {
  return paths.flatMap(({ d }) => {
    let [x, y] = [0, 0];
    const steps = [...d.matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g)].map(([figure]) => Number(figure));
    return Array.from({ length: steps.length / 2 }, (_, no) => {
      x += steps[2 * no] ?? 0;
      y += steps[2 * no + 1] ?? 0;
      return [x, y] as const;
    });
  });
}
