import type { PictureNote } from '#modules/drawings/domain/picture/picture-notes.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { inWorld } from '#modules/drawings/domain/solids/placement.ts';
import { length, minus } from '#modules/drawings/domain/solids/vector.ts';

/** An arrow out of the frame of each side, with its letter at the point. */
export function sideNotes(sides: readonly string[], frame = 'OUT'): (model: SolidModel) => readonly PictureNote[] {
  return (model) => {
    const [low, high] = boxOf(model);
    const whole = length(minus(high, low));
    return sides.flatMap((side): readonly PictureNote[] => {
      const found = model.frames.find(({ name }) => name === `${frame}_${side}`);
      if (found === undefined) return [];
      const at = (far: number) => inWorld(found.place, [0, 0, whole * far]);
      return [
        { from: at(0.2), to: at(0.32), head: true },
        { text: side, at: at(0.4) },
      ];
    });
  };
}
