import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import { overhungLoad, permittedAt, permittedAxial } from '#modules/sizing/domain/overhung.ts';
import type { Candidate, Transmission } from './candidate.ts';

/** Rule 45: what a B14 flange bears of the overhung load. */
const SMALL_FLANGE = 0.6;

/** The loads of the output shaft of a drive and what it bears, by the ids of the checks; nothing without a wheel on it. */
export function shaftFigures(candidate: Candidate, torque: number, wheel: Transmission | undefined): Figures {
  if (wheel === undefined) return {};
  const share = wheel.isSmallFlange === true ? SMALL_FLANGE : 1;
  const { permitted, length } = permittedOf(candidate, wheel);
  const load = overhungLoad(torque, wheel.diameter, wheel.factor, wheel.weight);
  return {
    F_R: load,
    ...(wheel.place !== undefined && { x: wheel.place }),
    ...(length !== undefined && { l: length }),
    ...(permitted !== undefined && { F_x: share * permitted }),
    ...axialFigures(candidate, load, wheel.axial),
  };
}

function permittedOf({ shaft, overhungLoad: permitted }: Candidate, { place }: Transmission) {
  if (shaft === undefined || place === undefined) return { permitted, length: shaft?.length };
  return { permitted: permittedAt({ ...shaft, permitted }, place)?.permitted, length: shaft.length };
}

/** Beside an overhung load both count together. */
function axialFigures({ kind, overhungLoad: permitted }: Candidate, load: number, axial: number | undefined): Figures {
  if (axial === undefined) return {};
  const alone = { F_A: axial, F_Amax: permittedAxial(permitted, kind === 'worm') };
  return load > 0 ? { ...alone, F_RA: load + 2 * axial } : alone;
}
