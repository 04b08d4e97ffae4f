import { both } from './core/define.ts';
import type { Finding } from './core/model.ts';
import type { LoadClass } from './tables/service-factors.ts';

/** What a release says of a duty type: its code, `S3-40%`, and how much more than its rating a motor gives in it. */
export interface DutyRow {
  readonly code: string;
  readonly powerFactor: number | null;
}

/** What every motor is rated for. */
export const CONTINUOUS = 'S1-100%';

/** The duty type that was chosen; continuous where none was. */
export function dutyOf({ duty }: Readonly<Record<string, unknown>>): string {
  return typeof duty === 'string' ? duty : CONTINUOUS;
}

/** The cyclic duration a duty type names, per cent: `S3-40%` is 40; one that names none counts as continuous. */
export function durationIn(code: string): number {
  const [, percent] = /^S3-(\d+)%$/.exec(code) ?? [];
  return percent === undefined ? 100 : Number(percent);
}

/** Duties whose motor is found by what it does in every part of its cycle, which is not asked here. */
export function judgeDuty(code: string): readonly Finding[] {
  if (!['S8', 'S9', 'S10'].includes(typeOf(code))) return [];
  return [{ id: 'duty-by-enquiry', level: 'enquire', input: 'duty', text: BY_ENQUIRY }];
}

const BY_ENQUIRY = both(
  'S8 至 S10 工作制须按各工况的等效功率选电机，请询价',
  'In duty S8 to S10 the motor follows from the power in every part of the cycle: please enquire',
);

/** Starts and electric braking heat the motor: no bonus, and starts are checked. */
const WITHOUT_BONUS = ['S4', 'S5', 'S7', 'S8', 'S9', 'S10'];

/** How much more a motor may give in its duty; 1 where nobody may rely on more. */
export function dutyFactor(code: string, rows: readonly DutyRow[]): number {
  if (WITHOUT_BONUS.includes(typeOf(code))) return 1;
  return rows.find((row) => row.code === code)?.powerFactor ?? 1;
}

/** The load class in a duty with electric braking: one step up. */
export function classInDuty(loadClass: LoadClass, code: string): LoadClass {
  if (!['S5', 'S7'].includes(typeOf(code))) return loadClass;
  return loadClass === 'U' ? 'M' : 'H';
}

/** Rule 68: with many starts or an inverter the current relay does not see the overload. */
export function judgeProtection(code: string, { isProtected, isOnInverter }: MotorCare): readonly Finding[] {
  const isNeeded = isOnInverter || ['S4', 'S5', 'S9'].includes(typeOf(code));
  if (!isNeeded || isProtected) return [];
  const text = both('该工作制须配电机热保护', 'In this duty the motor needs thermal protection');
  return [{ id: 'thermal-protection', level: 'block', text }];
}

interface MotorCare {
  readonly isProtected: boolean;
  readonly isOnInverter: boolean;
}

/** A part of a cycle: power in kW, time in s; without power the motor stands. */
export interface CyclePart {
  readonly power: number;
  readonly time: number;
}

/** How much less a motor that stands is cooled by its own fan. */
const STANDING = { own: 4, forced: 1 } as const;

/** The power that heats a motor as a cycle does, kW; undefined for no cycle. */
export function powerOfCycle(parts: readonly CyclePart[], fan: keyof typeof STANDING): number | undefined {
  const heat = parts.reduce((sum, { power, time }) => sum + power ** 2 * time, 0);
  const cooling = parts.reduce((sum, { power, time }) => sum + (power === 0 ? time / STANDING[fan] : time), 0);
  return cooling > 0 ? Math.sqrt(heat / cooling) : undefined;
}

/** Starts an hour as a gear unit feels them: twice for what is started and braked. */
export function cyclesOf(startsAnHour: number, isBraked: boolean): number {
  return isBraked ? 2 * startsAnHour : startsAnHour;
}

function typeOf(code: string): string {
  return code.split('-')[0] ?? code;
}
