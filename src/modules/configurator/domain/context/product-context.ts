import type { Engine, Model } from '#engine/public.ts';
import { type Neighbours, neighboursIn } from '#modules/catalogue/domain/explain/neighbours.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { type FieldDef, NONE, variablesOf } from '#product/field.ts';
import type { ProductLine } from '#product/line.ts';
import type { StepKind } from '#product/step.ts';
import type { WarningDef } from '#product/warning.ts';

/** On these steps `none` is a product of its own: the gear unit without input. */
const BEFORE_ACCESSORIES: readonly (StepKind | undefined)[] = ['model', 'search'];

/** What a configuration is judged against: one release of one product line. */
export interface ProductContext {
  readonly line: ProductLine;
  readonly engine: Engine;
  /** The fields of the wizard in display order. */
  readonly fields: readonly FieldDef[];
  /** The code that stands where nothing is chosen, by variable, most important first (spec 001 §9). */
  readonly defaults: Values;
  /** The codes of every variable of the release. */
  readonly codes: ReadonlyMap<FieldId, ReadonlySet<string>>;
  /** What is to be told about products the release allows, see `warningsOf`. */
  readonly warnings: readonly WarningDef[];
  /** Which variables the release's rules name beside each. */
  readonly neighbours: Neighbours;
}

/** The context of an opened release. */
export function productContext(
  engine: Engine,
  { fields, warnings, model }: Pick<ProductContext, 'fields' | 'warnings'> & { readonly model: Model },
  line: ProductLine,
): ProductContext {
  const codes = new Map(engine.variables.map(({ id, values }) => [id, new Set(values)] as const));
  const defaults = Object.entries({ ...line.firstDefaults, ...defaultsOf(fields, line), ...line.delivered }).filter(
    ([field, code]) => codes.get(field)?.has(code),
  );
  return {
    line,
    engine,
    fields,
    defaults: Object.fromEntries(defaults),
    codes,
    warnings,
    neighbours: neighboursIn(model),
  };
}

/** Whether the release has this variable with this code. */
export function isKnown(context: ProductContext, field: FieldId, code: string): boolean {
  return context.codes.get(field)?.has(code) ?? false;
}

function defaultsOf(fields: readonly FieldDef[], line: ProductLine): Values {
  const entries = fields.flatMap((field) => {
    const code = defaultOf(field, line.steps[field.step]?.kind);
    return code === undefined ? [] : variablesOf(field).map((variable) => [variable, code] as const);
  });
  return Object.fromEntries(entries);
}

/** What is preset or usually delivered; of a list no option; of an accessory none. */
function defaultOf(field: FieldDef, step: StepKind | undefined): string | undefined {
  if (field.kind === 'multi') return 'no';
  const isAccessory = !BEFORE_ACCESSORIES.includes(step) && field.values.some(({ code }) => code === NONE);
  return field.default ?? field.usual ?? (isAccessory ? NONE : undefined);
}
