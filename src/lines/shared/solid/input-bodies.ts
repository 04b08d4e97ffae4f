import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { movedBodies } from '#modules/drawings/domain/solids/body.ts';
import { movedPlace } from '#modules/drawings/domain/solids/placement.ts';
import { times, X } from '#modules/drawings/domain/solids/vector.ts';
import { BACK } from './frame-bodies.ts';
import { ALL_UNITS, type DrawnInput, type InputToDraw, iecInput, nemaInput, servoInput } from './motor-adapters.ts';
import { MissingLetter } from './read-letters.ts';
import { keyedShaft, shaftBodies } from './shaft-bodies.ts';

/** What stands on the input side where that is no motor of ours: a solid shaft, a flange for the customer's motor, nothing. */
export function inputBodies(input: InputToDraw): DrawnInput {
  const { at, inputType } = input;
  const drawn = INPUTS[inputType];
  if (drawn === undefined) throw new MissingLetter(input.module || inputType);
  const { bodies, frames } = drawn(input);
  return {
    bodies: movedBodies(at, bodies),
    frames: frames.map(({ name, place }) => ({ name, place: movedPlace(at, place) })),
  };
}

const INPUTS: Readonly<Record<string, (input: InputToDraw) => DrawnInput>> = {
  none: () => ({ bodies: [], frames: [{ name: 'INPUT', place: BACK }] }),
  AD: solidInput,
  AM: iecInput,
  AN: nemaInput,
  AQS: servoInput,
};

/** A cover as long as k2 with a keyed shaft. */
function solidInput({ G, module, read }: InputToDraw): DrawnInput {
  const row = read.part(ALL_UNITS, `G${G}`, module, 'input');
  const { mm } = row;
  const place = movedPlace(times(mm('k2'), times(-1, X)), BACK);
  const cover: Body = {
    ...{ kind: 'revolved', name: 'input cover', paint: 'housing', place: BACK },
    profile: [
      [0, 0],
      [G / 2, 0],
      [G / 2, mm('k2') * 0.15],
      [G * 0.3, mm('k2') * 0.4],
      [G * 0.22, mm('k2')],
      [0, mm('k2')],
    ],
  };
  return { bodies: [cover, ...shaftBodies('input shaft', place, keyedShaft(row))], frames: [{ name: 'INPUT', place }] };
}
