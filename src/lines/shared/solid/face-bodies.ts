import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import type { LetterReader } from './read-letters.ts';

/**
 * A face with a pilot (B14) by its rows: D2 outside, pilot D1 out by f2, and the circle D of its threads. How many threads lie
 * on it is not published, and a blind hole is none of the bodies: none is drawn, the circle is told.
 */
export function faceBodies(place: Placement, { exact, outline }: LetterReader, hub: number): readonly Body[] {
  const [D1, D2, f2] = [exact('D1'), exact('D2'), exact('f2')];
  exact('D');
  const named = { kind: 'prism', paint: 'housing', place, holes: [circle([0, 0], hub / 2)] } as const;
  return [
    { ...named, name: 'face', outer: circle([0, 0], D2 / 2), from: -outline('a4'), to: 0 },
    { ...named, name: 'face pilot', outer: circle([0, 0], D1 / 2), from: 0, to: f2 },
  ];
}
