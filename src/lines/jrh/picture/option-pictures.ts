import { opposite, X, Y, Z } from '#modules/drawings/domain/isometric.ts';
import { boltCircle, type ShaftKind, shaft } from '#modules/drawings/domain/output-parts.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import { cylinder, type Solid, turnSolids } from '#modules/drawings/domain/solid.ts';
import { housing, outputFace, sideInput } from './assembly-picture.ts';

const OUTPUTS: Readonly<Record<string, ShaftKind>> = { S: 'solid', H: 'keyed', D: 'shrink', K: 'splined' };

/** A unit with one form of its output. */
export function outputScene(code: string): Scene | undefined {
  const output = code === 'F' ? flangedShaft() : OUTPUTS[code] && shaft(outputFace('front'), OUTPUTS[code], true);
  return output && { solids: [...housing(true), ...output] };
}

/** A shaft that ends in a flange. */
export function flangedShaft(): readonly Solid[] {
  const { at, centre } = outputFace('front');
  return [
    cylinder('y', [at, at + 2], centre, 4.4),
    cylinder('y', [at + 2, at + 6], centre, 2.4, { accent: true }),
    cylinder('y', [at + 6, at + 8], centre, 5.2, { accent: true, toFace: boltCircle(centre, 3.9, 0.55, 8) }),
  ];
}

/** How a unit stands: on its feet, hanging on the shaft of the machine, or upright with its output down. */
export function mountingScene(code: string): Scene | undefined {
  const solids = MOUNTINGS[code]?.();
  return solids && { solids, gravity: 'down' };
}

const MOUNTINGS: Readonly<Record<string, () => readonly Solid[]>> = {
  H: () => [...housing(true), sideInput('rear'), ...shaft(outputFace('front'), 'solid', true)],
  M: () => [...housing(false), sideInput('rear'), ...shaft(outputFace('front'), 'shrink', true)],
  V: () =>
    turnSolids(
      [X, opposite(Z), Y],
      [...housing(false), sideInput('rear'), ...shaft(outputFace('front'), 'solid', true)],
    ),
};
