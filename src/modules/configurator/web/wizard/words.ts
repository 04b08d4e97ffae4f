import type { TFunction } from 'i18next';
import { type Locale, textIn } from '#kernel/locale.ts';
import { asJrt, CUSTOM_COLOR } from '#lines/jrt/configuration.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { figureWithUnit, plainFigure } from '#modules/configurator/web/format.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';

/** Names of fields and of what they hold, in one language. */
export interface Words {
  readonly locale: Locale;
  field(id: FieldId): string;
  /** What a field holds, in words; a row by its figures where the configuration it came from is given. */
  value(id: FieldId, code: string, config?: Configuration): string;
  /** "Field: value" for each, as one list. */
  pairs(values: Values): readonly string[];
  row(row: BasicType): string;
}

/** The words of a release in one language. */
export function wordsOf(fields: readonly FieldDef[], locale: Locale, t: TFunction<'configurator'>): Words {
  const defs = new Map(fields.map((def) => [def.id, def]));

  function field(id: FieldId): string {
    if (id === BASIC_TYPE) return t('field.basicType');
    if (id === CUSTOM_COLOR) return t('field.customColor');
    const [name = id] = id.split('.');
    const def = defs.get(name);
    return def ? textIn(def.label, locale) : name;
  }

  function value(id: FieldId, code: string, config?: Configuration): string {
    if (id === BASIC_TYPE) {
      const chosen = config && asJrt(config).basicType;
      return chosen?.id === code ? row(chosen) : code;
    }
    const [name = id, option] = id.split('.');
    const def = defs.get(name);
    const label = def?.values.find((one) => one.code === (option ?? code))?.label;
    if (label) return withUnit(textIn(label, locale), def?.unit);
    return withUnit(def?.kind === 'number' ? plainFigure(Number(code), locale) : code, def?.unit);
  }

  function row(one: BasicType): string {
    return t('row.name', {
      unit: `${one.gearboxModel}${one.reduceUnitSize}`,
      ratio: figureWithUnit('ratio', one.ratio, locale),
      speed: figureWithUnit('outputSpeed', one.outputSpeed, locale),
      power: figureWithUnit('motorPower', one.motorPower, locale),
    });
  }

  return {
    locale,
    field,
    value,
    row,
    pairs: (values) =>
      Object.entries(values).map(([id, code]) => t('pair', { field: field(id), value: value(id, code) })),
  };
}

function withUnit(text: string, unit: string | undefined): string {
  return unit === undefined || text === '' ? text : `${text}\u00a0${unit}`;
}
