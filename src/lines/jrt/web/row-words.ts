import type { TFunction } from 'i18next';
import type { Locale } from '#kernel/locale.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { figureWithUnit } from './figures.ts';
import { unitOf } from './row-cells.tsx';

/** What a basic type is called in a sentence: its unit and the figures that tell it from others. */
export function rowName(row: BasicType, locale: Locale, t: TFunction<'configurator'>): string {
  return t('row.name', {
    unit: unitOf(row),
    ratio: figureWithUnit('ratio', row.ratio, locale),
    speed: figureWithUnit('outputSpeed', row.outputSpeed, locale),
    power: figureWithUnit('motorPower', row.motorPower, locale),
  });
}

/** A basic type where there is room for its unit and two figures. */
export function rowInShort(row: BasicType, locale: Locale): string {
  return [
    unitOf(row),
    figureWithUnit('outputSpeed', row.outputSpeed, locale),
    figureWithUnit('outputTorque', row.outputTorque, locale),
  ].join(' · ');
}
