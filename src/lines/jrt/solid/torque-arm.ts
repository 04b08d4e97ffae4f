import { armBodies } from '#lines/shared/solid/arm-bodies.ts';
import type { LetterReader } from '#lines/shared/solid/read-letters.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times } from '#modules/drawings/domain/solids/vector.ts';

/**
 * The torque arm of a hollow unit, at a side of its housing, its bush straight below the output axis; where around the axis it
 * is screwed on, the tables leave open. Exact are the distance P, the bore and the length of the bush.
 */
export function torqueArm({ exact, outline }: LetterReader, side: Placement, hub: number): readonly Body[] {
  return armBodies(
    { ...side, x: times(-1, side.x) },
    {
      ...{ P: exact('P'), d1: exact('d1'), L1: exact('L1'), R: outline('R'), thickness: outline('c8') },
      ...{ root: hub * 0.9, free: hub * 0.55 },
    },
  );
}
