import type { TFunction } from 'i18next';
import { type Locale, textIn } from '#kernel/locale.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import type { Product } from '#modules/configurator/web/release-queries.ts';
import type { ColumnDef } from '#product/column.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { REASON } from '#product/judgement/reserve.ts';
import type { CatalogueRow } from '#product/row.ts';

/** Names of fields and of what they hold, in one language. */
export interface Words {
  readonly locale: Locale;
  field(id: FieldId): string;
  /** What a field holds, in words; a row by its figures where the configuration it came from is given. */
  value(id: FieldId, code: string, config?: Configuration): string;
  /** "Field: value" for each, as one list. */
  pairs(values: Values): readonly string[];
  row(row: CatalogueRow): string;
  /** What a table calls a column of rows. */
  column(column: ColumnDef): string;
}

/** The words of a product line and its release in one language. */
export function wordsOf(
  { context, panels }: Pick<Product, 'context' | 'panels'>,
  locale: Locale,
  t: TFunction<'configurator'>,
): Words {
  const defs = new Map(context.fields.map((def) => [def.id, def]));

  function field(id: FieldId): string {
    if (id === BASIC_TYPE) return t('field.basicType');
    if (id in context.line.extras || id === REASON) return t(`field.${id}`);
    const [name = id] = id.split('.');
    const def = defs.get(name);
    return def ? textIn(def.label, locale) : name;
  }

  function value(id: FieldId, code: string, config?: Configuration): string {
    if (id === BASIC_TYPE) {
      const chosen = config?.basicType;
      return chosen?.id === code ? row(chosen) : code;
    }
    const [name = id, option] = id.split('.');
    const def = defs.get(name);
    const label = def?.values.find((one) => one.code === (option ?? code))?.label;
    if (label) return withUnit(textIn(label, locale), def?.unit);
    return withUnit(def?.kind === 'number' ? plainFigure(Number(code), locale) : code, def?.unit);
  }

  function row(one: CatalogueRow): string {
    return panels.rowName(one, locale, t);
  }

  return {
    locale,
    field,
    value,
    row,
    column: ({ id, wire = id, label }) => (label ? textIn(label, locale) : field(wire)),
    pairs: (values) =>
      Object.entries(values).map(([id, code]) => t('pair', { field: field(id), value: value(id, code) })),
  };
}

function withUnit(text: string, unit: string | undefined): string {
  return unit === undefined || text === '' ? text : `${text}\u00a0${unit}`;
}
