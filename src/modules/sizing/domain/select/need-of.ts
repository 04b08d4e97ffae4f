import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import { factorDemand } from '#modules/sizing/domain/factor-demand.ts';
import type { UnitKind } from '#modules/sizing/domain/service-factor.ts';
import { permittedPower, siteOf } from '#modules/sizing/domain/site.ts';
import type { Sizing } from '#modules/sizing/domain/sizing.ts';
import { LOAD_CLASSES } from '#modules/sizing/domain/tables/service-factors.ts';
import { SUPPLIES } from '#modules/sizing/domain/verify/verify-drive.ts';
import type { WorstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import type { Need } from './candidate.ts';
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
  return {
    ...(d_y !== undefined && { hoursAYear: h_d * d_y }),
    ...(k_CO2 !== undefined && { carbon: k_CO2 }),
    values,
    factor: (candidate, massFactor) => asked ?? factorFor({ values, chosen }, candidate.kind, massFactor),
    powerShare: permittedPower(1, siteOf(values)).P_perm,
    supply: SUPPLIES.find((one) => one === chosen.supply) ?? 'mains',
    isIndexing: M_2pk !== undefined,
    startsADay: (h_d * cyclesOf(values)) / 2,
  };
}

/**
 * What drives are looked for by: the speed of the machine, and the largest torque and factor any of its combinations asks.
 * Undefined while speed or torque is not known, or is none that a drive could have.
 */
export function demandOf(sizing: Machine, worst?: Pick<WorstCase, 'combinations'>): DriveDemand | undefined {
  const cases = [sizing.values, ...(worst?.combinations ?? []).slice(1).map(({ values }) => values)];
  const torques = cases.map((values) => torqueOf(Math.abs(values.M_2 ?? 0), values));
  const [speed, torque] = [sizing.values.n_2 ?? 0, Math.max(...torques)].map(asSearched);
  if (speed === undefined || torque === undefined) return undefined;
  const factors = cases.map((values) => searchedFactor({ values, chosen: sizing.chosen }));
  return { speed, torque, factor: Math.max(...factors) };
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
function torqueOf(torque: number, { P_st = 0, P_max = 0, ...values }: Figures): number {
  const accelerating = P_st > 0 ? P_max / (OVERLOAD * P_st) : 1;
  return (torque * Math.max(1, accelerating)) / permittedPower(1, siteOf(values)).P_perm;
}

function factorFor({ values, chosen }: Machine, kind: UnitKind, massFactor: number | undefined): number | 'enquire' {
  const { h_d = USUAL_HOURS, T_amb } = values;
  const demand = factorDemand({
    kind,
    loadClass: LOAD_CLASSES.find((one) => one === chosen.load_class) ?? 'M',
    hoursADay: h_d,
    cycles: cyclesOf(values),
    ...(T_amb !== undefined && { ambient: T_amb }),
    ...(massFactor !== undefined && { massFactor }),
  });
  return demand.kind === 'factor' ? demand.factor : 'enquire';
}

/** What a machine that steps does is known; every step counts twice. */
function cyclesOf({ Z, Z_c = 0 }: Figures): number {
  return Z === undefined ? Z_c : Math.max(Z_c, 2 * Z);
}
