import { expect, it } from 'vitest';
import { APPLICATIONS } from '#modules/sizing/domain/applications/applications.ts';
import { SKETCH_SIZE } from './sketch.ts';

type At = readonly [x: number, y: number];

const ends: Readonly<Record<string, (figures: readonly number[], from: At) => At>> = {
  H: ([x = 0], [, y]) => [x, y],
  V: ([y = 0], [x]) => [x, y],
};
const lastOf = (figures: readonly number[]): At => [figures.at(-2) ?? 0, figures.at(-1) ?? 0];
/** A curve that goes on smoothly is drawn towards the mirror image of what the one before was drawn towards. */
const mirrored = ([x, y]: At, drawn: At): At => [2 * x - drawn[0], 2 * y - drawn[1]];

/** The places a curve of `M`, `H`, `V`, `Q`, `T` and `A` goes through or is drawn towards. */
function placesOf(d: string): readonly At[] {
  const places: At[] = [];
  let at: At = [0, 0];
  let drawn: At = at;
  for (const [, command = '', text = ''] of d.matchAll(/([MHVQTA])([^MHVQTA]*)/g)) {
    const figures = text.trim().split(/[ ,]+/).map(Number);
    const towards = command === 'T' ? mirrored(at, drawn) : lastOf(figures.slice(0, 2));
    at = (ends[command] ?? lastOf)(figures, at);
    drawn = command === 'Q' || command === 'T' ? towards : at;
    places.push(at, drawn);
  }
  return places;
}

it.each(APPLICATIONS.map(({ id, sketch }) => [id, sketch] as const))(
  'the picture of %s stays on its canvas',
  (_id, sketch) => {
    const places = sketch.flatMap((part) => (part.kind === 'path' ? placesOf(part.d) : []));
    const beyond = places.filter(([x, y]) => x < 0 || y < 0 || x > SKETCH_SIZE.width || y > SKETCH_SIZE.height);
    expect(beyond).toEqual([]);
  },
);
