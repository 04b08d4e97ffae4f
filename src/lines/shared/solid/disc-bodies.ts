import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import { movedPlace, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times } from '#modules/drawings/domain/solids/vector.ts';

/** A hollow shaft with a shrink disc, by how far each part reaches from the middle of the unit; the customer's shaft enters opposite the disc. */
export interface DiscHub {
  readonly d: number;
  readonly d1: number;
  /** The disc outside, mm. */
  readonly d2: number;
  /** Where the shaft enters. */
  readonly entry: number;
  readonly discFrom: number;
  readonly discTo: number;
  /** The end of the cover over the disc. */
  readonly cover: number;
}

/** Hub, disc and cover around a place's z, which looks to the side of the disc. */
export function discBodies(place: Placement, { cover, d, d1, d2, discFrom, discTo, entry }: DiscHub): readonly Body[] {
  const machined = { kind: 'prism', paint: 'machined', place } as const;
  return [
    {
      ...{ ...machined, name: 'hollow shaft', outer: circle([0, 0], d1 / 2), holes: [circle([0, 0], d / 2)] },
      ...{ from: -entry, to: discTo },
    },
    {
      ...{ ...machined, name: 'shrink disc', outer: circle([0, 0], d2 / 2), holes: [circle([0, 0], d1 / 2)] },
      ...{ from: discFrom, to: discTo },
    },
    coverOf(place, d2 / 2, discTo, cover),
  ];
}

/** A cap that stands before the disc. */
function coverOf(place: Placement, r: number, from: number, to: number): Body {
  return {
    ...{ kind: 'revolved', name: 'shrink disc cover', paint: 'dark' },
    place: movedPlace(times(from, place.z), place),
    profile: [
      [0, 0],
      [r * 0.96, 0],
      [r * 0.96, (to - from) * 0.5],
      [r * 0.8, to - from],
      [0, to - from],
    ],
  };
}
