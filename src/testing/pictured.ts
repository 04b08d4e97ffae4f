import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { type LinePictures, orderedPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import type { Values } from '#product/configuration.ts';
import type { Drawing } from '#product/drawing.ts';

/** Draws the pictures of a line's options by their names; undefined for a name without one. */
export function drawnOptions(pictures: LinePictures): (name: string | undefined) => Drawing | undefined {
  return (name) => {
    const order = name === undefined ? undefined : pictures.options[name];
    return order && orderedPicture(pictures, order, referenceDimensions());
  };
}

/** Draws the product of a line of which so much is told. */
export function drawnProducts(pictures: LinePictures): (told: Values) => Drawing | undefined {
  return (told) => orderedPicture(pictures, pictures.product(told), referenceDimensions());
}

/** The bodies that the picture of a product shows. */
export function picturedModel(pictures: LinePictures, told: Values): SolidModel {
  const model = pictures.model(pictures.product(told).values, referenceDimensions());
  if (model === undefined) throw new Error('Nothing of it can be drawn');
  return model;
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
