import type { CableEntry, MotorExtra } from '#modules/drawings/domain/motor.ts';
import { MOTOR_EXTRAS } from '#modules/drawings/domain/motor-options.ts';
import type { Values } from '#product/configuration.ts';
import { HIDDEN, NONE } from '#product/field.ts';

/** What of a motor its picture shows, all of it as configured. */
export interface MotorShown {
  readonly arrangement: string;
  /** Seen from the drive end. */
  readonly box: BoxSide;
  readonly entry: CableEntry;
  readonly top: 'terminal-box' | 'inverter';
  readonly extras: readonly MotorExtra[];
}

const SIDES = ['T', 'L', 'R'] as const;
type BoxSide = (typeof SIDES)[number];
const ENTRIES: readonly CableEntry[] = ['X', '1', '2', '3'];

/** What stands at the fan end of a motor, by what stands in the fields. */
const EXTRAS: readonly (readonly [MotorExtra, (standing: Values) => boolean])[] = [
  ['brake', (standing) => isThere(standing.brakes) && !isLeverUp(standing)],
  ['brake-lever', (standing) => isThere(standing.brakes) && isLeverUp(standing)],
  ['forced-fan', ({ coolingMethod }) => coolingMethod === 'IC416'],
  ['encoder', ({ encoder }) => isThere(encoder)],
  ['rain-cover', (standing) => standing['otherMotorOptions.C'] === 'yes'],
  ['second-shaft', (standing) => standing['otherMotorOptions.2WE'] === 'yes'],
];

/** What the picture of a motor shows, by what stands. */
export function shapeOf(standing: Values): MotorShown {
  return {
    arrangement: standing.mountingArrangement ?? 'B3',
    box: SIDES.find((side) => side === standing.boxLocation) ?? 'T',
    entry: ENTRIES.find((side) => side === standing.outletNozzlePosition) ?? 'X',
    top: standing.supplyKind === 'JCMC' ? 'inverter' : 'terminal-box',
    extras: EXTRAS.filter(([, isShown]) => isShown(standing)).map(([extra]) => extra),
  };
}

/** The name of the picture of a shape. */
export function pictureNameOf({ arrangement, box, entry, top, extras }: MotorShown): string {
  return `product/${[arrangement, box, entry, top, extras.join('+')].join(':')}`;
}

/** The shape a name stands for; undefined for a name nobody wrote. */
export function shapeNamed(said: string): MotorShown | undefined {
  const [arrangement = '', side, cable, top, fitted = ''] = said.split(':');
  const box = SIDES.find((known) => known === side);
  const entry = ENTRIES.find((known) => known === cable);
  if (box === undefined || entry === undefined) return undefined;
  const extras = MOTOR_EXTRAS.filter((known) => fitted.split('+').includes(known));
  return { arrangement, box, entry, top: top === 'inverter' ? 'inverter' : 'terminal-box', extras };
}

function isThere(code: string | undefined): boolean {
  return code !== undefined && code !== NONE && code !== HIDDEN;
}

/** The lever of a hand release is drawn where the box is drawn upright; elsewhere it is left out. */
function isLeverUp({ releaseDevice, releaseAngle = '0', boxLocation = 'T' }: Values): boolean {
  return releaseDevice === 'HR' && releaseAngle === '0' && boxLocation === 'T';
}
