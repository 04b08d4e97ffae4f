import { columnOf, wireName } from '#product/column.ts';
import type { FieldId } from '#product/configuration.ts';
import { TORQUE_OF_POWER } from '#product/torque-of-power.ts';
import type { QuickPart, QuickReading } from './quick-reading.ts';
import type { QuickLine } from './quick-words.ts';
import { withoutPart } from './read-quick-search.ts';

/** The three figures of a load, of which two settle the third. */
export const LOAD_FIGURES = ['power', 'speed', 'torque'] as const;
export type LoadFigureName = (typeof LOAD_FIGURES)[number];

/** One of three figures that do not go together, and what the other two make of it. */
export interface ContradictingFigure {
  readonly part: QuickPart;
  /** As it was said: kW, r/min, Nm. */
  readonly said: number;
  /** What the other two come to without losses: the least power, the highest speed, the largest torque. */
  readonly follows: number;
  /** The text with this figure left out. */
  readonly without: string;
}

/** Power, speed and torque that were all said and cannot all be. */
export interface LoadContradiction extends Readonly<Record<LoadFigureName, ContradictingFigure>> {
  /** `beyond`: no drive makes so much torque of the power; `idle`: the drive would turn most of its power into heat. */
  readonly kind: 'beyond' | 'idle';
}

const UNITS = { power: 'kW', speed: 'r/min', torque: 'Nm' } as const satisfies Record<LoadFigureName, string>;

/** Figures are said round, and speeds and horsepower rounder: what lies nearer than this is the same. */
const ROUNDING = 0.1;
/** Even a worm at a high ratio gives this much of its power; less was never meant. */
const LEAST_EFFICIENCY = 0.3;

/**
 * Whether a quick search says a power, a speed and a torque that contradict each other, with what each two of them come to:
 * T = 9550 P / n at most. Undefined where one of them is missing, where the line asks for none, or where they agree.
 */
export function loadContradiction(reading: QuickReading, line: QuickLine): LoadContradiction | undefined {
  const parts = loadParts(reading, line);
  const { power, speed, torque } = parts;
  if (!power || !speed || !torque) return undefined;
  const [kilowatts, turns, newtonMetres] = [saidIn(power), saidIn(speed), saidIn(torque)];
  const share = (newtonMetres * turns) / (TORQUE_OF_POWER * kilowatts);
  if (share <= 1 + ROUNDING && share >= LEAST_EFFICIENCY) return undefined;
  const figure = (part: QuickPart, follows: number): ContradictingFigure => {
    return { part, said: saidIn(part), follows, without: withoutPart(reading, part) };
  };
  return {
    kind: share > 1 ? 'beyond' : 'idle',
    power: figure(power, (newtonMetres * turns) / TORQUE_OF_POWER),
    speed: figure(speed, (TORQUE_OF_POWER * kilowatts) / newtonMetres),
    torque: figure(torque, (TORQUE_OF_POWER * kilowatts) / turns),
  };
}

/** The figures of a load among what was read and what was left because another excludes it. */
export function loadParts(
  { parts, unread }: QuickReading,
  { rows }: QuickLine,
): Partial<Record<LoadFigureName, QuickPart>> {
  const { speed = [], power = [] } = rows.judged ?? {};
  const excluded = unread.flatMap(({ why, part }) => (why === 'other' && part ? [part] : []));
  const fieldsIn = (unit: string) =>
    [...power, ...speed].filter((id) => columnOf(rows, id)?.unit === unit).map((id): FieldId => wireName(rows, id));
  const found = LOAD_FIGURES.flatMap((name) => {
    const fields = fieldsIn(UNITS[name]);
    const part = [...parts, ...excluded].find(({ field, kind }) => kind === 'figure' && fields.includes(field ?? ''));
    return part ? [[name, part] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What the figure of a part comes to, in the unit of its column. */
export function saidIn({ field = '', figures }: QuickPart): number {
  return figures[field] ?? 0;
}
