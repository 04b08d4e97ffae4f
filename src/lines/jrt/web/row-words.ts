import type { TFunction } from 'i18next';
import type { Locale } from '#kernel/locale.ts';
import { figureOf } from '#lines/jrt/row-figure.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { unitOf } from './row-cells.tsx';

/** What a basic type is called in a sentence: its unit and the figures that tell it from others. */
export function rowName(row: BasicType, _locale: Locale, t: TFunction<'configurator'>): string {
  return t('row.name', {
    unit: unitOf(row),
    ratio: figureOf('ratio', row),
    speed: figureOf('outputSpeed', row),
    power: figureOf('motorPower', row),
  });
}

/** A basic type where there is room for its unit and two figures. */
export function rowInShort(row: BasicType): string {
  return [unitOf(row), figureOf('outputSpeed', row), figureOf('outputTorque', row)].join(' · ');
}
