import { PRINTED_LIVES, PRINTED_SPEED, type Rating } from '#lines/jrp/source/parts.ts';

/** Where a torque comes from: the table itself, the law within the speeds it was checked at, or the law beyond them. */
export type TorqueOrigin = 'printed' | 'computed' | 'extrapolated';

/** The input speeds the law of life and speed was checked between, r/min. */
export const CHECKED_SPEEDS = { from: 950, to: PRINTED_SPEED } as const;

/**
 * The hours at 1450 r/min that turn the input as often as `hours` at `inputSpeed`: life and speed are one law, since a tooth
 * tires by turns.
 */
export function equivalentHours(hours: number, inputSpeed: number): number {
  return (hours * inputSpeed) / PRINTED_SPEED;
}

/**
 * The torque a unit bears for a life at an input speed, Nm: between the four printed lives logarithmic in equivalent hours,
 * above 10000 h by the exponent of the row, k = log2(T5000 / T10000), and never above what is printed for 1000 h.
 */
export function lifeTorque({ torques }: Pick<Rating, 'torques'>, hours: number, inputSpeed: number): number {
  const asked = equivalentHours(hours, inputSpeed);
  const [shortest] = torques;
  if (asked <= PRINTED_LIVES[0]) return shortest;
  const [, , t5000, t10000] = torques;
  if (asked > PRINTED_LIVES[3]) return t10000 * (PRINTED_LIVES[3] / asked) ** Math.log2(t5000 / t10000);
  const upper = PRINTED_LIVES.findIndex((life) => asked <= life);
  const [from = asked, to = asked] = PRINTED_LIVES.slice(upper - 1);
  const [torqueFrom = shortest, torqueTo = shortest] = torques.slice(upper - 1);
  if (asked === to) return torqueTo;
  return torqueFrom * (torqueTo / torqueFrom) ** (Math.log(asked / from) / Math.log(to / from));
}

/** What such a torque rests on. */
export function torqueOrigin(hours: number, inputSpeed: number): TorqueOrigin {
  if (inputSpeed < CHECKED_SPEEDS.from || inputSpeed > CHECKED_SPEEDS.to) return 'extrapolated';
  const isPrinted = inputSpeed === PRINTED_SPEED && PRINTED_LIVES.some((life) => life === hours);
  return isPrinted ? 'printed' : 'computed';
}
