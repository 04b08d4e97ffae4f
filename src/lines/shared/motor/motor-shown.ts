import type { Values } from '#product/configuration.ts';

/** What a motor shows of itself behind its flange. */
export interface MotorShown {
  /** Degrees, seen on the fan cowl. */
  readonly box: BoxAngle;
  readonly entry: CableEntry;
  /** What stands at its fan end, from the frame on. */
  readonly extras: readonly MotorExtra[];
  /** Where the lever of a hand release stands, degrees, as the box; undefined where there is none. */
  readonly lever?: BoxAngle;
}

/** The side of the terminal box on which cables come in: X to the drive end, 1, 2 and 3 on from there, clockwise on the lid. */
export type CableEntry = 'X' | '1' | '2' | '3';

/** What may stand at the fan end of a motor. */
export type MotorExtra = 'brake' | 'encoder' | 'forced-fan' | 'rain-cover' | 'second-shaft';

/** Where a terminal box may sit, degrees. */
export const BOX_ANGLES = ['0', '90', '180', '270'] as const;
/** One of them. */
export type BoxAngle = (typeof BOX_ANGLES)[number];

/** The sides on which cables come in: X to the gear unit, 1, 2 and 3 on from there. */
export const ENTRIES: readonly CableEntry[] = ['X', '1', '2', '3'];
/** Chosen of a field, nothing stands at the motor. */
export const NOTHING: readonly string[] = ['none', '-', 'no', ''];

/** What stands at the fan end of a motor, by what stands in the fields. */
const EXTRAS: readonly (readonly [MotorExtra, (standing: Values) => boolean])[] = [
  ['brake', hasBrake],
  ['forced-fan', ({ coolingMethod }) => coolingMethod === 'IC416'],
  ['encoder', ({ encoder = '' }) => !NOTHING.includes(encoder)],
  ['rain-cover', (standing) => standing['otherMotorOptions.C'] === 'yes'],
  ['second-shaft', (standing) => standing['otherMotorOptions.2WE'] === 'yes'],
];

/** The motor of a product, by what stands in its fields; undefined while box or entry is neither. */
export function motorShown(standing: Values): MotorShown | undefined {
  const extras = EXTRAS.filter(([, isThere]) => isThere(standing)).map(([extra]) => extra);
  const lever = leverOf(standing);
  if (standing.inputType === 'JCMC') return { box: '0', entry: 'X', extras, ...lever };
  const box = BOX_ANGLES.find((angle) => angle === (standing.boxLocation ?? '0'));
  const entry = ENTRIES.find((side) => side === (standing.outletNozzlePosition ?? 'X'));
  return box && entry && { box, entry, extras, ...lever };
}

function hasBrake(standing: Values): boolean {
  return Object.entries(standing).some(([variable, code]) => /^brakes(\.|$)/.test(variable) && !NOTHING.includes(code));
}

/** Whether the angle counts from the box or from the top the specification leaves open: from the top, as the box. */
function leverOf(standing: Values): Pick<MotorShown, 'lever'> {
  const lever = BOX_ANGLES.find((angle) => angle === (standing.releaseAngle ?? '0'));
  return lever !== undefined && hasBrake(standing) && standing.releaseDevice === 'HR' ? { lever } : {};
}
