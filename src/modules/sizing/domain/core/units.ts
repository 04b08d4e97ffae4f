import { HORSEPOWER, POUND_FOOT, POUND_INCH, type UnitSystem } from '#product/unit-system.ts';

const POUND = 0.453_592_37;
const FOOT = 0.3048;

/** A unit a figure can be typed in: how many of the base unit one of it is, and what lies between their zeros. */
interface Unit {
  readonly base: string;
  readonly size: number;
  readonly offset?: number;
}

/** Units beside the base units, which are those the formulas are written in. */
const UNITS = {
  g: { base: 'kg', size: 0.001 },
  t: { base: 'kg', size: 1000 },
  lb: { base: 'kg', size: POUND },
  in: { base: 'mm', size: 25.4 },
  cm: { base: 'mm', size: 10 },
  ft: { base: 'm', size: FOOT },
  'ft/min': { base: 'm/s', size: FOOT / 60 },
  'm/min': { base: 'm/s', size: 1 / 60 },
  kN: { base: 'N', size: 1000 },
  lbf: { base: 'N', size: 4.448_221_615_260_5 },
  lb·in: { base: 'Nm', size: POUND_INCH },
  lb·ft: { base: 'Nm', size: POUND_FOOT },
  hp: { base: 'kW', size: HORSEPOWER },
  'lb·ft²': { base: 'kg·m²', size: POUND * FOOT * FOOT },
  /** The flywheel effect GD², of which J is a quarter. */
  'kgf·m²': { base: 'kg·m²', size: 0.25 },
  'short ton/h': { base: 't/h', size: 0.907_184_74 },
  'lb/ft³': { base: 'kg/m³', size: POUND / FOOT ** 3 },
  'lb/ft': { base: 'kg/m', size: POUND / FOOT },
  cP: { base: 'Pa·s', size: 0.001 },
  '°F': { base: '°C', size: 1 / 1.8, offset: 32 },
} as const satisfies Readonly<Record<string, Unit>>;

/** The unit each base unit is shown in where a person works with inches and pounds; all others are the same in both. */
const IMPERIAL: Readonly<Record<string, keyof typeof UNITS>> = {
  kg: 'lb',
  mm: 'in',
  m: 'ft',
  'm/s': 'ft/min',
  N: 'lbf',
  Nm: 'lb·in',
  kW: 'hp',
  'kg·m²': 'lb·ft²',
  't/h': 'short ton/h',
  'kg/m³': 'lb/ft³',
  'kg/m': 'lb/ft',
  Pa·s: 'cP',
  '°C': '°F',
};

/** A figure as a person typed it. It is kept so: another system of units shows it anew and never writes it back. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** The figure in the base unit; undefined where the unit is of another kind. */
export function inBase({ value, unit }: Quantity, base: string): number | undefined {
  if (unit === base) return value;
  const known = unitOf(unit);
  return known?.base === base ? (value - (known.offset ?? 0)) * known.size : undefined;
}

/** A figure of the base unit in another unit of its kind; undefined where that is of another kind. */
export function fromBase(value: number, base: string, unit: string): number | undefined {
  if (unit === base) return value;
  const known = unitOf(unit);
  return known?.base === base ? value / known.size + (known.offset ?? 0) : undefined;
}

/** The unit in which a system shows what is computed in a base unit. */
export function unitIn(system: UnitSystem, base: string): string {
  return system === 'imperial' ? (IMPERIAL[base] ?? base) : base;
}

/** The units a figure of a base unit can be typed in, that one first. */
export function unitsFor(base: string): readonly string[] {
  return [base, ...Object.entries(UNITS).flatMap(([id, unit]) => (unit.base === base ? [id] : []))];
}

/**
 * A typed figure as a system of units shows it: in its own unit untouched, however often the system is changed, and else
 * worked out from what was typed, never from what was shown.
 */
export function shownIn(system: UnitSystem, typed: Quantity, base: string): Quantity {
  const unit = unitIn(system, base);
  const value = inBase(typed, base);
  if (typed.unit === unit || value === undefined) return typed;
  return { value: fromBase(value, base, unit) ?? typed.value, unit };
}

function unitOf(unit: string): Unit | undefined {
  return Object.entries(UNITS).find(([id]) => id === unit)?.[1];
}
