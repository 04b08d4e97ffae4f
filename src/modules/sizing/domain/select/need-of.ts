import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import { factorDemand } from '#modules/sizing/domain/factor-demand.ts';
import type { UnitKind } from '#modules/sizing/domain/service-factor.ts';
import { permittedPower, siteOf } from '#modules/sizing/domain/site.ts';
import type { Sizing } from '#modules/sizing/domain/sizing.ts';
import { LOAD_CLASSES } from '#modules/sizing/domain/tables/service-factors.ts';
import { SUPPLIES } from '#modules/sizing/domain/verify/verify-drive.ts';
import type { Need } from './candidate.ts';
import type { DriveDemand } from './sized-line.ts';

/** What a machine asks of a drive, by the site and the duty that were filled in. */
export function needOf({ values, chosen }: Pick<Sizing, 'values' | 'chosen'>): Need {
  const { f_B_req: asked, M_2pk, h_d = 8 } = values;
  return {
    values,
    factor: (candidate, massFactor) => asked ?? factorFor({ values, chosen }, candidate.kind, massFactor),
    powerShare: permittedPower(1, siteOf(values)).P_perm,
    supply: SUPPLIES.find((one) => one === chosen.supply) ?? 'mains',
    isIndexing: M_2pk !== undefined,
    startsADay: (h_d * cyclesOf(values)) / 2,
  };
}

/** What drives are looked for by; undefined while speed or torque is not known, or is none that a drive could have. */
export function demandOf(sizing: Pick<Sizing, 'values' | 'chosen'>): DriveDemand | undefined {
  const { n_2 = 0, M_2 = 0, f_B_req } = sizing.values;
  const [speed, torque] = [n_2, torqueOf(Math.abs(M_2), sizing.values)].map(asSearched);
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
function torqueOf(torque: number, { P_st = 0, P_max = 0, ...values }: Figures): number {
  const accelerating = P_st > 0 ? P_max / (OVERLOAD * P_st) : 1;
  return (torque * Math.max(1, accelerating)) / permittedPower(1, siteOf(values)).P_perm;
}

function factorFor(
  { values, chosen }: Pick<Sizing, 'values' | 'chosen'>,
  kind: UnitKind,
  massFactor: number | undefined,
): number | 'enquire' {
  const { h_d = 8, T_amb } = values;
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
