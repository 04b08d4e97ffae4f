import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import { durationIn, dutyFactor, dutyOf } from '#modules/sizing/domain/duty.ts';
import { factorDemand } from '#modules/sizing/domain/factor-demand.ts';
import type { UnitKind } from '#modules/sizing/domain/service-factor.ts';
import { permittedPower, siteOf } from '#modules/sizing/domain/site.ts';
import type { Sizing } from '#modules/sizing/domain/sizing.ts';
import { DUTY_TYPES } from '#modules/sizing/domain/tables/duty-types.ts';
import { LOAD_CLASSES } from '#modules/sizing/domain/tables/service-factors.ts';
import { SUPPLIES } from '#modules/sizing/domain/verify/verify-drive.ts';
import { exceeds } from '#product/rounding.ts';
import type { Need, Transmission } from './candidate.ts';
import type { DriveDemand } from './sized-line.ts';

/** What a machine asks of a drive, by the site and the duty that were filled in. */
export function needOf({ values, chosen }: Pick<Sizing, 'values' | 'chosen'>): Need {
  const { f_B_req: asked, M_2pk, h_d = 8 } = values;
  const supply = SUPPLIES.find((one) => one === chosen.supply) ?? 'mains';
  const wheel = transmissionOf(values);
  return {
    values: { ...values, ...startsOf(values), cdf: durationOf({ values, chosen }) },
    factor: (candidate, massFactor, figures) =>
      asked ?? factorFor({ values, chosen }, candidate.kind, massFactor, isRamped(supply, figures)),
    ...(wheel && { transmission: wheel }),
    powerShare: shareOf({ values, chosen }),
    supply,
    isIndexing: M_2pk !== undefined,
    startsADay: (h_d * cyclesOf(values)) / 2,
  };
}

/** What drives are looked for by; undefined while speed or torque is not known, or is none that a drive could have. */
export function demandOf(sizing: Pick<Sizing, 'values' | 'chosen'>): DriveDemand | undefined {
  const { n_2 = 0, M_2 = 0, f_B_req } = sizing.values;
  const [speed, torque] = [n_2, torqueOf(Math.abs(M_2), sizing.values, shareOf(sizing))].map(asSearched);
  if (speed === undefined || torque === undefined) return undefined;
  const factor = f_B_req ?? factorFor(sizing, 'geared', undefined);
  return { speed, torque, factor: factor === 'enquire' ? 1 : Number(factor.toFixed(3)) };
}

/** Figures a search reads: no gear has more or less, nor more digits. */
const SEARCHED = { min: 0.01, max: 1e7, digits: 6 } as const;

function asSearched(figure: number): number | undefined {
  return figure >= SEARCHED.min && figure <= SEARCHED.max ? Number(figure.toPrecision(SEARCHED.digits)) : undefined;
}

/** How much more than its rating a motor gives while it accelerates. */
const OVERLOAD = 1.5;

/** The torque of a motor that also accelerates the machine, and gives enough at its site. */
function torqueOf(torque: number, { P_st = 0, P_max = 0 }: Figures, share: number): number {
  const accelerating = P_st > 0 ? P_max / (OVERLOAD * P_st) : 1;
  return (torque * Math.max(1, accelerating)) / share;
}

/** What a motor gives of its rated power at the site and in the duty. */
function shareOf({ values, chosen }: Pick<Sizing, 'values' | 'chosen'>): number {
  return permittedPower(1, siteOf(values), dutyFactor(dutyOf(chosen), DUTY_TYPES)).P_perm;
}

/** What was filled in, else what the duty type says, per cent; a duty that says none counts as continuous. */
function durationOf({ values: { cdf }, chosen }: Pick<Sizing, 'values' | 'chosen'>): number {
  return cdf ?? durationIn(dutyOf(chosen));
}

/** As far as nobody said how often it starts, half of its cycles are starts: the others are stops. */
function startsOf({ Z, Z_c }: Figures): Figures {
  if (Z !== undefined || Z_c === undefined) return {};
  return { Z: Z_c / 2 };
}

/** How much more than the load a ramp may ask, for the inertia of the load not to count (sizing notes §4). */
const RAMP = 1.5;

function isRamped(supply: Need['supply'], { P_max, P_st }: Figures = {}): boolean {
  return supply !== 'mains' && P_max !== undefined && P_st !== undefined && !exceeds(P_max, RAMP * P_st);
}

/** The wheel on the output shaft, or what pulls along it; nothing where the machine is coupled directly. */
function transmissionOf({ d_0, x, f_z = 1, F_G, F_Ax }: Figures): Transmission | undefined {
  if (d_0 === undefined && F_Ax === undefined) return undefined;
  return {
    diameter: d_0 ?? 1,
    factor: d_0 === undefined ? 0 : f_z,
    ...(x !== undefined && { place: x }),
    ...(F_G !== undefined && { weight: F_G }),
    ...(F_Ax !== undefined && { axial: F_Ax }),
  };
}

function factorFor(
  { values, chosen }: Pick<Sizing, 'values' | 'chosen'>,
  kind: UnitKind,
  massFactor: number | undefined,
  isOnRamp = false,
): number | 'enquire' {
  const { h_d = 8, T_amb } = values;
  const demand = factorDemand({
    kind,
    loadClass: LOAD_CLASSES.find((one) => one === chosen.load_class) ?? 'M',
    hoursADay: h_d,
    cycles: cyclesOf(values),
    duty: dutyOf(chosen),
    duration: durationOf({ values, chosen }),
    isRamped: isOnRamp,
    ...(T_amb !== undefined && { ambient: T_amb }),
    ...(massFactor !== undefined && { massFactor }),
  });
  return demand.kind === 'factor' ? demand.factor : 'enquire';
}

/** What a machine that steps does is known; every step counts twice. */
function cyclesOf({ Z, Z_c = 0 }: Figures): number {
  return Z === undefined ? Z_c : Math.max(Z_c, 2 * Z);
}
