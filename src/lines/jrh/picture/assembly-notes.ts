import type { PictureNote } from '#modules/drawings/domain/picture/picture-notes.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { inWorld, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import { length, minus, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { sidesOfAssembly } from './assemblies.ts';

/** Which shaft is the input, n1, and which the output, n2; at a right angle, how the output turns when the input turns clockwise, each seen onto its end. */
export function assemblyNotes(model: SolidModel, arrangement: string, letter: string): readonly PictureNote[] {
  const sides = sidesOfAssembly(arrangement, letter);
  if (sides === undefined) return [];
  const [low, high] = boxOf(model);
  const size = length(minus(high, low));
  const placed = (start: string) => model.frames.filter(({ name }) => name.startsWith(start)).map(({ place }) => place);
  const far = (place: Placement): Vec3 => inWorld(place, [0, 0, size * 0.36]);
  const [inputs, outputs] = [placed('INPUT'), placed('OUT')];
  const turns = [
    ...inputs.map((place) => turn(place, size, false)),
    // Of two ends the front one.
    ...outputs.slice(0, 1).map((place) => turn(place, size, sides.isReversed)),
  ];
  return [
    ...inputs.map((place): PictureNote => ({ text: 'n1', at: far(place), isMuted: true })),
    ...outputs.map((place): PictureNote => ({ text: 'n2', at: far(place) })),
    ...(arrangement === 'B' ? turns : []),
  ];
}

const ARC = { from: -0.35 * Math.PI, to: 0.55 * Math.PI, steps: 12, radius: 0.12, far: 0.16 };

/** A bent arrow round a shaft: clockwise as it is seen onto its end, or the other way round. */
function turn(place: Placement, size: number, isReversed: boolean): PictureNote {
  const line = Array.from({ length: ARC.steps + 1 }, (_, step): Vec3 => {
    const angle = ARC.from + ((ARC.to - ARC.from) * step) / ARC.steps;
    const way = isReversed ? angle : -angle;
    const r = size * ARC.radius;
    return inWorld(place, [r * Math.cos(way), r * Math.sin(way), size * ARC.far]);
  });
  return { line, head: true };
}
