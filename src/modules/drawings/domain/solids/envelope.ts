import type { Body, SolidModel } from './body.ts';
import { circle, pointsOf } from './loop.ts';
import { volumeOf } from './volume.ts';

/** So many bodies show what room a drive takes. */
const MOST = 8;
/** More corners than this has only what is finned. */
const MANY_CORNERS = 40;

/** A model as the room it takes: its largest bodies without holes and fins; the places others mate to stay. */
export function envelopeOf({ bodies, frames }: SolidModel): SolidModel {
  const largest = bodies.map(plain).toSorted((one, other) => volumeOf(other) - volumeOf(one));
  const kept = new Set(largest.slice(0, MOST).map(({ name }) => name));
  return {
    bodies: bodies
      .map(plain)
      .filter(({ name }) => kept.has(name))
      .slice(0, MOST),
    frames,
  };
}

function plain(body: Body): Body {
  if (body.kind === 'revolved') return body;
  if (body.outer.length <= MANY_CORNERS) return { ...body, holes: [] };
  const reach = Math.max(...pointsOf(body.outer, 1).map(([u, v]) => Math.hypot(u, v)));
  return { ...body, holes: [], outer: circle([0, 0], reach) };
}
