import { columnOf, wireName } from '#product/column.ts';
import type { FieldId } from '#product/configuration.ts';
import { TORQUE_OF_POWER } from '#product/torque-of-power.ts';
import { loadParts, saidIn } from './load-contradiction.ts';
import type { QuickPart, QuickReading } from './quick-reading.ts';
import type { QuickLine } from './quick-words.ts';

/** The output speed that a power and a torque come to where no speed and no ratio was said. */
export interface DerivedSpeed {
  /** kW, Nm and r/min, the speed in three digits. */
  readonly power: number;
  readonly torque: number;
  readonly speed: number;
  /** The share of the power that arrives at the output, as it is usual of the gear unit. */
  readonly efficiency: number;
  /** What stands in the text of the figure that the search does not take beside the other one. */
  readonly replaced: string;
  /** What is searched for: the torque that was said, and the speed as if it had been; the power is in it by way of the speed. */
  readonly parts: readonly QuickPart[];
}

/**
 * The speed of a power and a torque of which the line searches by one alone, n2 = 9550 P η / Ma with the efficiency usual of the gear
 * unit: with it and the torque in the search neither of the two is lost, and no drive counts that gives less than the torque asked for.
 * Undefined where a speed or a ratio is said, one of the two is missing, or the line takes both.
 */
export function derivedSpeed(reading: QuickReading, line: QuickLine): DerivedSpeed | undefined {
  const { power, torque, speed: said } = loadParts(reading, line);
  const field = speedField(line);
  if (!power || !torque || said || field === undefined || saysSpeed(reading, line)) return undefined;
  const replaced = reading.unread.find(({ why, part }) => why === 'other' && (part === power || part === torque));
  const [kilowatts, newtonMetres] = [saidIn(power), saidIn(torque)];
  if (replaced === undefined || kilowatts <= 0 || newtonMetres <= 0) return undefined;
  const efficiency = usualEfficiency(reading, line);
  const speed = Number(((TORQUE_OF_POWER * kilowatts * efficiency) / newtonMetres).toPrecision(3));
  const turning: QuickPart = { kind: 'figure', text: '', at: 0, field, values: {}, figures: { [field]: speed } };
  const parts = [...reading.parts.filter((one) => one !== power && one !== torque), torque, turning];
  return { power: kilowatts, torque: newtonMetres, speed, efficiency, replaced: replaced.text, parts };
}

/** Of the gear unit that is said, else of the line. */
function usualEfficiency({ parts }: QuickReading, { rows }: QuickLine): number {
  const { variable = '', codes = {}, otherwise = 1 } = rows.judged?.usualEfficiency ?? {};
  const said = parts.flatMap(({ values: { [variable]: code } }) => (code === undefined ? [] : [code]));
  return codes[said[0] ?? ''] ?? otherwise;
}

/** Where the line asks how fast the output turns. */
function speedField({ rows }: QuickLine): FieldId | undefined {
  const id = rows.judged?.speed?.find((one) => columnOf(rows, one)?.unit === 'r/min');
  return id === undefined ? undefined : wireName(rows, id);
}

/** Whether a speed or a ratio is said, taken or not. */
function saysSpeed({ parts, unread }: QuickReading, { rows }: QuickLine): boolean {
  const fields = (rows.judged?.speed ?? []).map((id) => wireName(rows, id));
  const said = [...parts, ...unread.flatMap(({ part }) => part ?? [])];
  return said.some(({ figures }) => fields.some((field) => (figures[field] ?? 0) > 0));
}
