import type { Engine } from '#engine/public.ts';
import type { ProductRelease } from '#lines/jrt/release.ts';
import { type FieldDef, NONE, variablesOf } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';
import { type FieldId, SPECIAL_WISHES, type Values } from './configuration.ts';

/** Before installation, `none` is a product of its own: the gear unit without input. */
const FIRST_STEP_OF_ACCESSORIES = 2;

/** A rating the delivered fan or brake does not have must not tick special wishes by itself (spec 001 §9). */
const FIRST_DEFAULTS: Values = { [SPECIAL_WISHES]: 'no' };

/** What a configuration is judged against: one release of one product family. */
export interface ProductContext {
  readonly engine: Engine;
  /** The fields of the wizard in display order. */
  readonly fields: readonly FieldDef[];
  /** The code that stands where nothing is chosen, by variable, most important first (spec 001 §9). */
  readonly defaults: Values;
  /** The codes of every variable of the release. */
  readonly codes: ReadonlyMap<FieldId, ReadonlySet<string>>;
  /** What is to be told about products the release allows, see `warningsOf`. */
  readonly warnings: readonly WarningDef[];
}

/** The context of an opened release. */
export function productContext(
  engine: Engine,
  { fields, warnings }: Pick<ProductRelease, 'fields' | 'warnings'>,
): ProductContext {
  const codes = new Map(engine.variables.map(({ id, values }) => [id, new Set(values)] as const));
  const defaults = Object.entries({ ...FIRST_DEFAULTS, ...defaultsOf(fields) }).filter(([field, code]) =>
    codes.get(field)?.has(code),
  );
  return { engine, fields, defaults: Object.fromEntries(defaults), codes, warnings };
}

/** Whether the release has this variable with this code. */
export function isKnown(context: ProductContext, field: FieldId, code: string): boolean {
  return context.codes.get(field)?.has(code) ?? false;
}

function defaultsOf(fields: readonly FieldDef[]): Values {
  const entries = fields.flatMap((field) => {
    const code = defaultOf(field);
    return code === undefined ? [] : variablesOf(field).map((variable) => [variable, code] as const);
  });
  return Object.fromEntries(entries);
}

/** What is preset or usually delivered; of a list no option; of an accessory none. */
function defaultOf(field: FieldDef): string | undefined {
  if (field.kind === 'multi') return 'no';
  const isAccessory = field.step >= FIRST_STEP_OF_ACCESSORIES && field.values.some(({ code }) => code === NONE);
  return field.default ?? field.usual ?? (isAccessory ? NONE : undefined);
}
