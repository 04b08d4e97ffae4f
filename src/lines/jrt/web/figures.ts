import type { Locale } from '#kernel/locale.ts';
import { shownServiceFactor } from '#modules/catalogue/domain/shown-service-factor.ts';
import { inDigits } from '#modules/configurator/web/public.ts';

/** The figures a drive is known by; each is written with the digits an engineer would write. */
export type FigureKind =
  | 'outputSpeed'
  | 'inputSpeed'
  | 'outputTorque'
  | 'serviceFactor'
  | 'motorPower'
  | 'ratio'
  | 'overhungLoad'
  | 'mass';

/** Speeds and torques carry three digits, whole numbers from 100 on; ratios and powers stand as they are listed. */
const DIGITS: Readonly<Record<FigureKind, (value: number) => Intl.NumberFormatOptions>> = {
  outputSpeed: threeDigits,
  inputSpeed: whole,
  outputTorque: threeDigits,
  serviceFactor: () => ({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  motorPower: () => ({ maximumSignificantDigits: 3 }),
  ratio: () => ({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  overhungLoad: (value) => (value < 1000 ? whole() : { maximumSignificantDigits: 3 }),
  mass: (value) => (value < 10 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : whole()),
};

/** What stands beside each figure. */
export const FIGURE_UNITS: Readonly<Record<FigureKind, string>> = {
  outputSpeed: 'r/min',
  inputSpeed: 'r/min',
  outputTorque: 'Nm',
  serviceFactor: '',
  motorPower: 'kW',
  ratio: '',
  overhungLoad: 'N',
  mass: 'kg',
};

/** A figure without its unit. */
export function figure(kind: FigureKind, value: number, locale: Locale): string {
  const shown = kind === 'serviceFactor' ? Number(shownServiceFactor(value)) : value;
  return inDigits(shown, DIGITS[kind](value), locale);
}

/** A figure with its unit, parted by a space that does not break. */
export function figureWithUnit(kind: FigureKind, value: number, locale: Locale): string {
  const unit = FIGURE_UNITS[kind];
  return `${figure(kind, value, locale)}${unit === '' ? '' : `\u00a0${unit}`}`;
}

function threeDigits(value: number): Intl.NumberFormatOptions {
  return Math.abs(value) >= 99.95 ? whole() : { minimumSignificantDigits: 3, maximumSignificantDigits: 3 };
}

function whole(): Intl.NumberFormatOptions {
  return { maximumFractionDigits: 0 };
}
