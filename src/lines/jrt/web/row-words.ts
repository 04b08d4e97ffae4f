import type { TFunction } from 'i18next';
import type { Locale } from '#kernel/locale.ts';
import { figureOf } from '#lines/jrt/row-figure.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { ShownFigures } from '#modules/configurator/web/public.ts';
import { unitOf } from './row-cells.tsx';

/** What a basic type is called in a sentence, by its unit and the figures that tell it from others: the same for everybody, in SI. */
export function rowName(row: BasicType, _locale: Locale, t: TFunction<'configurator'>): string {
  return t('row.name', {
    unit: unitOf(row),
    ratio: figureOf('ratio', row),
    speed: figureOf('outputSpeed', row),
    power: figureOf('motorPower', row),
  });
}

/** The unit of a basic type. */
export function rowUnit(row: BasicType): string {
  return unitOf(row);
}

/** A basic type where there is room for its unit and two figures. */
export function rowInShort(row: BasicType, _locale: Locale, { withUnit }: ShownFigures): string {
  const { outputSpeed, outputTorque } = row;
  return [unitOf(row), withUnit('outputSpeed', outputSpeed), withUnit('outputTorque', outputTorque)].join(' · ');
}
