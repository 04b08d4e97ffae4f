import type { MachineFactor, ThermalFactor } from '#lines/jrh/source/parts.ts';

/** f2 of an electric motor. */
export const MOTOR_FACTOR = 1;

/** f1 of the gentlest machine: below it a unit would run above its nominal torque. */
export const LEAST_FACTOR = 1;

/** Where nothing is said: 20 °C and continuous duty, for which thermal powers are printed. */
export const USUAL_AMBIENT = 20;
export const USUAL_DUTY = 100;

/**
 * f4 by ambient temperature and duty, between the figures of the table in straight lines. Below its coolest line that line
 * holds; above its hottest and below its shortest duty there is none, and the maker is asked.
 */
export function thermalFactor(
  factors: readonly ThermalFactor[],
  ambient: number = USUAL_AMBIENT,
  duty: number = USUAL_DUTY,
): number | undefined {
  const points = factors.flatMap(({ ambient: at, byDuty }) => {
    const factor = valueAt(byDuty, duty);
    return factor === undefined ? [] : [[at, factor] as const];
  });
  const coolest = Math.min(...points.map(([at]) => at));
  return valueAt(points, Math.max(ambient, coolest));
}

/** f1 of a machine by the hours it runs a day; undefined where none is recalled. */
export function machineFactor(all: readonly MachineFactor[], machine: string, hours: number): number | undefined {
  const factors = all.find((one) => one.machine === machine)?.factors;
  const place = hours <= 0.5 ? 0 : hours <= 10 ? 1 : 2;
  return factors?.[place] ?? undefined;
}

/** The figure of a table at a place, between two of its lines in a straight line. */
function valueAt(points: readonly (readonly [at: number, value: number])[], at: number): number | undefined {
  const sorted = points.toSorted(([one], [other]) => one - other);
  const below = sorted.findLast(([place]) => place <= at);
  const above = sorted.find(([place]) => place >= at);
  if (below === undefined || above === undefined) return undefined;
  const [from, low] = below;
  const [to, high] = above;
  return from === to ? low : low + ((at - from) / (to - from)) * (high - low);
}
