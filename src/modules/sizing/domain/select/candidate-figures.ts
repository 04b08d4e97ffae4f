import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import { energyPerYear } from '#modules/sizing/domain/regeneration.ts';
import { usualMotorEfficiency } from '#modules/sizing/domain/tables/usual-motor-efficiency.ts';
import { HOLDING } from '#modules/sizing/domain/verify/check-def.ts';
import { verifiedFigures } from '#modules/sizing/domain/verify/verify-drive.ts';
import { brakeFiguresOf, brakeFor } from './brake-of.ts';
import type { Candidate, Need } from './candidate.ts';
import { shaftFigures } from './shaft-figures.ts';

/** What a drive is at a machine: with the speed, the efficiency and the inertia it really has. */
export function candidateFigures(candidate: Candidate, need: Need): Figures {
  const basic = basicFigures(candidate, need);
  const { supply, isIndexing, startsADay } = need;
  const kind = {
    supply,
    isWorm: candidate.kind !== 'geared',
    ...(isIndexing !== undefined && { isIndexing }),
    ...(startsADay !== undefined && { startsADay }),
  };
  const verified = verifiedFigures(basic, kind);
  return { ...verified, ...yearly(candidate, need, verified) };
}

/** An indexing table is borne by its peak (`M_2pk`), all else by the torque of its motor, which its duty lets give more. */
function basicFigures(candidate: Candidate, need: Need): Figures {
  const { values, transmission, powerShare = 1, dutyShare = 1, supply } = need;
  const { ratedSpeed, gearRatio, gearEfficiency, ratedPower, usableTorque, motorInertia, brakeInertia } = candidate;
  const { M_2: signed = Number.NaN, n_2: asked = Number.NaN, M_2pk: peak = 0 } = values;
  const torque = Math.abs(signed);
  const speed = ratedSpeed / gearRatio;
  const own = (9550 * ratedPower * dutyShare * gearEfficiency) / speed;
  const deviation = (speed / asked - 1) * 100;
  const power = (torque * speed) / (9550 * gearEfficiency);
  return {
    ...values,
    ...slipFigures(values),
    ...candidate.further,
    ...loadFigures(candidate, values, power),
    ...shaftFigures(candidate, torque * shaftPeak(values), transmission),
    i: gearRatio,
    n_M: ratedSpeed,
    n_2: speed,
    eta_G: gearEfficiency,
    P_N: ratedPower,
    M_2: torque,
    M_amax: usableTorque,
    P_st: power,
    P_perm: ratedPower * powerShare,
    dev_pct: deviation,
    dev_abs: Math.abs(deviation),
    M_a: own,
    f_B: usableTorque / Math.max(own, peak),
    f_B_load: usableTorque / Math.max(torque, peak),
    motor_use: power / ratedPower,
    FRa: candidate.overhungLoad,
    ...(motorInertia !== undefined && { J_M: motorInertia, J_Z: brakeInertia ?? 0 }),
    ...heldFigures(candidate, values, supply),
  };
}

/**
 * Of a load that would move by itself: the torque that holds it at this motor, and the brake for it. One that is lowered drives the
 * motor, on the mains above the synchronous speed. Where the machine has a backstop the motor holds nothing.
 */
function heldFigures(candidate: Candidate, values: Figures, supply: Need['supply']): Figures {
  const { M_h0, M_Breq, i_req, has_backstop } = values;
  if (M_h0 === undefined) return {};
  if (M_h0 === 0 || has_backstop === 1) return { M_h0: 0 };
  const { gearRatio, poles, ratedSpeed } = candidate;
  const held = i_req === undefined ? M_h0 : (M_h0 * i_req) / gearRatio;
  const factor = M_Breq === undefined ? HOLDING : Math.abs(M_Breq / M_h0);
  const brake = brakeFor(candidate, held, factor);
  const isFed = supply === 'mains' && poles > 0;
  const isDriven = drives(values);
  return {
    M_h0: held,
    k_h: factor,
    ...(isDriven && { sgn: -1 }),
    ...(isDriven && isFed && { n_B: (2 * MAINS_SPEED) / poles - ratedSpeed }),
    ...(brake && brakeFiguresOf(brake)),
  };
}

/** Whether the load drives the motor while it moves: lowered or downhill; one that only runs back helps the brake. */
function drives({ M_2 = 0, P_gen = 0 }: Figures): boolean {
  return M_2 < 0 || P_gen > 0;
}

/** A vehicle slips at what its wheels grip less what slope and wind take of it. */
function slipFigures({ a_up, a_dn }: Figures): Figures {
  return { ...(a_up !== undefined && { a_slip: a_up }), ...(a_dn !== undefined && { a_brake: a_dn }) };
}

/** r/min times poles of the field of a motor at 50 Hz, and above it a load that drives turns as far as the slip. */
const MAINS_SPEED = 6000;

/** A chain pulls its sprocket in jerks: by how much the peak is above the mean. */
function shaftPeak({ M_mx, M_m }: Figures): number {
  return M_mx === undefined || M_m === undefined || M_m === 0 ? 1 : M_mx / M_m;
}

/** The inertia of the machine at this motor, and the power it takes to accelerate it. */
function loadFigures({ ratedSpeed, gearEfficiency }: Candidate, values: Figures, power: number): Figures {
  const { J_m, n_m, t_a, eta_L = 1, M_ax } = values;
  if (J_m === undefined || n_m === undefined || t_a === undefined) return {};
  const inertia = J_m * (n_m / ratedSpeed) ** 2;
  const accelerating = M_ax === 0 ? 0 : (inertia * ratedSpeed) / (9.55 * t_a * eta_L * gearEfficiency);
  return { J_x: inertia, M_ax: accelerating, P_max: power + (accelerating * ratedSpeed) / 9550 };
}

/** With the load as it is computed, all the hours it runs; a load that drives takes nothing from the mains. */
function yearly(candidate: Candidate, { hoursAYear, carbon, values }: Need, { P_st }: Figures): Figures {
  if (hoursAYear === undefined || P_st === undefined) return {};
  const { ratedPower, motorEfficiency = usualMotorEfficiency(ratedPower) } = candidate;
  const power = (values.M_2 ?? 0) < 0 ? 0 : P_st;
  const { energy, carbon: emitted } = energyPerYear(power, motorEfficiency, hoursAYear, carbon ?? 0);
  return { eta_M: motorEfficiency, E_year: energy, ...(carbon !== undefined && { CO2_year: emitted }) };
}
