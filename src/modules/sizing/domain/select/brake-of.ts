import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import { brakeFigures } from '#modules/sizing/domain/motor-figures.ts';
import { HOLDING } from '#modules/sizing/domain/verify/check-def.ts';
import { reaches } from '#product/rounding.ts';
import type { FittedBrake } from './candidate.ts';

/** A brake set to a torque, Nm. */
export interface SetBrake {
  readonly code: string;
  readonly torque: number;
}

/**
 * The brake a drive gets for a load that has to be held at its motor, Nm: the smallest setting that is enough, else the strongest
 * there is; undefined where none is built on its motor. The factor is how many times what holds the load it has to have.
 */
export function brakeFor(
  { brakes = [] }: { readonly brakes?: readonly FittedBrake[] },
  held: number,
  factor = HOLDING,
): SetBrake | undefined {
  const settings = brakes
    .flatMap(({ code, torques }) => torques.map((torque) => ({ code, torque })))
    .sort((one, other) => one.torque - other.torque);
  return settings.find(({ torque }) => reaches(torque, factor * Math.abs(held))) ?? settings.at(-1);
}

/** What of a brake the checks look at, by their ids: torque, inertia, work of one stop in kJ and until maintenance in MJ. */
export function brakeFiguresOf({ code, torque }: SetBrake): Figures {
  const { inertia, workPerStop, workUntilMaintenance } = brakeFigures(code);
  return {
    M_B: torque,
    ...(inertia !== undefined && { J_Z: inertia }),
    ...(workPerStop !== undefined && { W_1: workPerStop }),
    ...(workUntilMaintenance !== undefined && { W_ins: workUntilMaintenance }),
  };
}
