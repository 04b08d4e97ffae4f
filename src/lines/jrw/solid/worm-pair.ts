import { movedBodies, turnedModel } from '#modules/drawings/domain/solids/body.ts';
import { movedPlace } from '#modules/drawings/domain/solids/placement.ts';
import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { ONTO_WORM } from './mounting-turns.ts';
import { type Drawn, together, type WormToDraw } from './worm-frame.ts';
import type { WormHousing } from './worm-housing.ts';
import { wormHousing } from './worm-housing.ts';
import { type WormInput, wormInput, wormTube } from './worm-input.ts';

/** The first unit of a pair. */
export interface FirstUnit {
  readonly size: string;
  readonly input: WormInput;
}

/**
 * The first unit before the second: its output on the worm of the second, its feet down and its motor to side A. How long the connector
 * between them is no table says: it is an estimate.
 */
export function firstUnit({ read, size: second }: WormToDraw, { I, O, ...rest }: WormHousing, first: FirstUnit): Drawn {
  const { size, input } = first;
  const unit: WormToDraw = { size, read, view: 'first unit' };
  const housing = wormHousing(unit, { role: 'first', isCovered: true });
  const KL = read.part('JRW', `${size}/${second}`, 'CONNECTOR', 'connector').mm('KL');
  const built = turnedModel(ONTO_WORM, together(housing, wormInput(unit, housing, input)));
  const face = read.part('JRW', size, 'housing', unit.view).mm('G') / 2;
  const by: Vec3 = [-I - KL - face, 0, O];
  const frames = built.frames.filter(({ name }) => name !== 'FOOT');
  const tube = wormTube(
    { ...rest, I, O },
    { from: I + KL + face - housing.face, dish: read.part('JRW', size, 'housing', unit.view).exact('E') / 2 },
  );
  return {
    bodies: [tube, ...movedBodies(by, built.bodies)],
    frames: frames.map(({ name, place }) => ({ name, place: movedPlace(by, place) })),
  };
}
