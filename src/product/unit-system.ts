import type { ColumnDef } from './column.ts';

/** The systems of units figures can be shown in. Rows, searches, type codes and papers are in SI. */
export const UNIT_SYSTEMS = ['si', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Metres in an inch and a foot, kilograms in a pound: exact by the international yard and pound agreement of 1959. */
const INCH = 0.0254;
const FOOT = 0.3048;
const POUND = 0.453_592_37;
/** Standard gravity, m/s²: exact (3rd CGPM, 1901). It makes a pound-force 4.448 221 615 260 5 N. */
const GRAVITY = 9.806_65;
const POUND_FORCE = POUND * GRAVITY;
/** Mechanical horsepower, kW: 550 ft·lbf/s, which is 745.699 872 W; and metric, 75 kp·m/s. */
export const HORSEPOWER = (550 * FOOT * POUND_FORCE) / 1000;
export const METRIC_HORSEPOWER = (75 * GRAVITY) / 1000;
/** Torques of one pound-force at a lever of a foot and of an inch, Nm. */
export const POUND_FOOT = POUND_FORCE * FOOT;
export const POUND_INCH = POUND_FORCE * INCH;

/** The unit that stands for one of SI, and how many of the latter one of it is. */
interface Conversion {
  readonly unit: string;
  readonly size: number;
}

/** Units of the inch-pound system by those of SI; speeds in r/min are the same in both. Torques are in lb·in, as American gear motors are listed. */
const IMPERIAL: Readonly<Record<string, Conversion>> = {
  kW: { unit: 'hp', size: HORSEPOWER },
  Nm: { unit: 'lb·in', size: POUND_INCH },
  N: { unit: 'lbf', size: POUND_FORCE },
  kg: { unit: 'lb', size: POUND },
  mm: { unit: 'in', size: INCH * 1000 },
};

/** What a column says of its unit. */
type WithUnit = Pick<ColumnDef, 'unit' | 'written'>;

/** The unit the figures of a column are written with; undefined where they have none. */
export function unitIn(system: UnitSystem, { unit, written }: WithUnit): string | undefined {
  if (unit === undefined) return written === 'percent' ? '%' : undefined;
  return conversionOf(system, unit)?.unit ?? unit;
}

/** A figure of a column, which is in SI, in a system of units; unrounded. */
export function figureIn(system: UnitSystem, { unit }: WithUnit, value: number): number {
  return value / (conversionOf(system, unit)?.size ?? 1);
}

/** Whether a system writes the figures of a column in another unit than SI. */
export function isConverted(system: UnitSystem, { unit }: WithUnit): boolean {
  return conversionOf(system, unit) !== undefined;
}

function conversionOf(system: UnitSystem, unit: string | undefined): Conversion | undefined {
  return system === 'imperial' && unit !== undefined && Object.hasOwn(IMPERIAL, unit) ? IMPERIAL[unit] : undefined;
}
