import { roundDown } from '#kernel/round-down.ts';
import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import type { Finding } from '#modules/sizing/domain/core/model.ts';
import { durationIn, dutyFactor, dutyOf } from '#modules/sizing/domain/duty.ts';
import { factorDemand } from '#modules/sizing/domain/factor-demand.ts';
import type { UnitKind } from '#modules/sizing/domain/service-factor.ts';
import { permittedPower, siteOf } from '#modules/sizing/domain/site.ts';
import type { Sizing } from '#modules/sizing/domain/sizing.ts';
import { DUTY_TYPES } from '#modules/sizing/domain/tables/duty-types.ts';
import { LOAD_CLASSES } from '#modules/sizing/domain/tables/service-factors.ts';
import { SUPPLIES } from '#modules/sizing/domain/verify/verify-drive.ts';
import type { WorstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import { exceeds } from '#product/rounding.ts';
import type { Need, Transmission } from './candidate.ts';
import type { DriveDemand } from './sized-line.ts';

/** Hours a day where nobody says. */
const USUAL_HOURS = 8;

type Machine = Pick<Sizing, 'values' | 'chosen'>;

/**
 * What a machine asks of a drive, by the site and the duty that were filled in; in its worst case, also what its other
 * combinations ask. All of them turn at the speed of the first: which drive is near enough is told by that alone.
 */
export function needOf(sizing: Machine, worst?: Pick<WorstCase, 'combinations'>): Need {
  const [first, ...others] = worst?.combinations ?? [];
  if (first === undefined) return ownNeed(sizing);
  const { n_2 } = sizing.values;
  return {
    ...ownNeed(sizing),
    at: first.at,
    others: others.map(({ at, values }) => {
      const asked = n_2 === undefined ? values : { ...values, n_2 };
      return { ...ownNeed({ values: asked, chosen: sizing.chosen }), at };
    }),
  };
}

function ownNeed({ values, chosen }: Machine): Need {
  const { f_B_req: asked, M_2pk, h_d = USUAL_HOURS, d_y, k_CO2 } = values;
  const supply = SUPPLIES.find((one) => one === chosen.supply) ?? 'mains';
  const isIndexing = M_2pk !== undefined;
  const wheel = transmissionOf(values);
  return {
    ...(d_y !== undefined && { hoursAYear: h_d * d_y }),
    ...(k_CO2 !== undefined && { carbon: k_CO2 }),
    values: { ...values, ...startsOf(values), cdf: durationOf({ values, chosen }) },
    factor: (candidate, massFactor, figures) =>
      asked ?? factorFor({ values, chosen }, candidate.kind, massFactor, isRamped({ supply, isIndexing }, figures)),
    ...(wheel && { transmission: wheel }),
    powerShare: shareOf({ values, chosen }),
    dutyShare: dutyFactor(dutyOf(chosen), DUTY_TYPES),
    supply,
    isIndexing,
    startsADay: (h_d * cyclesOf(values)) / 2,
  };
}

/**
 * What drives are looked for by: the speed of the machine, and the largest torque and factor any of its combinations asks.
 * Undefined while an input is empty that is needed, for what it adds is not asked of the drives; while speed or torque is none that
 * a drive could have, and where no drive may be named at all.
 */
export function demandOf(
  sizing: Machine & Pick<Sizing, 'checks' | 'missing'>,
  worst?: Pick<WorstCase, 'combinations' | 'checks'>,
): DriveDemand | undefined {
  if (sizing.missing.length > 0) return undefined;
  if ([...sizing.checks, ...(worst?.checks ?? [])].some(isWithheld)) return undefined;
  const cases = [sizing.values, ...(worst?.combinations ?? []).slice(1).map(({ values }) => values)];
  const torques = cases.map((values) =>
    torqueOf(Math.abs(values.M_2 ?? 0), values, shareOf({ values, chosen: sizing.chosen })),
  );
  const [speed, torque] = [sizing.values.n_2 ?? 0, Math.max(...torques)].map(asSearched);
  if (speed === undefined || torque === undefined) return undefined;
  const factors = cases.map((values) => searchedFactor({ values, chosen: sizing.chosen }));
  return { speed, torque, factor: Math.max(...factors) };
}

/**
 * The torque the wizard of a drive looks for, Nm: what is asked of a motor whose site takes part of its power, so that another motor
 * picked there is held against it as well. The duty goes over by its name, and the wizard makes the same of it; rounded down, for
 * no drive may be called short of what it was chosen by.
 */
export function handedTorque(...[sizing, worst]: Parameters<typeof demandOf>): number | undefined {
  const demand = demandOf(sizing, worst);
  const torque = demand && roundDown(demand.torque * dutyFactor(dutyOf(sizing.chosen), DUTY_TYPES), 1);
  return torque === 0 ? undefined : torque;
}

/** What no drive of a list could be an answer to: nobody is lifted by one of them, and no drive makes a machine work that cannot. */
function isWithheld({ id, level }: Finding): boolean {
  return id === 'persons' || level === 'block';
}

function searchedFactor(machine: Machine): number {
  const factor = machine.values.f_B_req ?? factorFor(machine, 'geared', undefined);
  return factor === 'enquire' ? 1 : Number(factor.toFixed(3));
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
function shareOf({ values, chosen }: Machine): number {
  return permittedPower(1, siteOf(values), dutyFactor(dutyOf(chosen), DUTY_TYPES)).P_perm;
}

/** What was filled in, else what the duty type says, per cent; a duty that says none counts as continuous. */
function durationOf({ values: { cdf }, chosen }: Machine): number {
  return cdf ?? durationIn(dutyOf(chosen));
}

/** As far as nobody said how often it starts, half of its cycles are starts: the others are stops. */
function startsOf({ Z, Z_c }: Figures): Figures {
  if (Z !== undefined || Z_c === undefined) return {};
  return { Z: Z_c / 2 };
}

/** How much more than the load the ramp of a table that stops at places may ask, for its inertia not to count (sizing notes §4). */
const RAMP = 1.5;

/**
 * Whether a ramp sets what the gears bear, so that the inertia of the load does not raise its class: always on an inverter, whose
 * drives are judged by load and ramp together (`peak-ramp`).
 */
function isRamped({ supply, isIndexing }: Pick<Need, 'supply' | 'isIndexing'>, { P_max, P_st }: Figures = {}): boolean {
  if (supply === 'mains') return false;
  return isIndexing !== true || (P_max !== undefined && P_st !== undefined && !exceeds(P_max, RAMP * P_st));
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
  { values, chosen }: Machine,
  kind: UnitKind,
  massFactor: number | undefined,
  isOnRamp = false,
): number | 'enquire' {
  const { h_d = USUAL_HOURS, T_amb } = values;
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
