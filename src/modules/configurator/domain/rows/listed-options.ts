import { domainsOf, type Engine } from '#engine/public.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { FieldDescription, OptionDescription } from '#modules/configurator/domain/describe/describe.ts';
import { wireName } from '#product/column.ts';
import type { Configuration } from '#product/configuration.ts';

/**
 * The options of a field that its list has to show: where the field settles another and that one is chosen, those that can go
 * with it at all. Who fixed an IEC adapter looks for no input shaft; what only the rest of the choices excludes stays in sight.
 */
export function listedOptions(
  field: FieldDescription,
  { values }: Pick<Configuration, 'values'>,
  { engine, line }: Pick<ProductContext, 'engine' | 'line'>,
): readonly OptionDescription[] {
  const { settles } = line.rows.columns.find(({ id, wire = id }) => wire === field.id) ?? {};
  const settled = settles === undefined ? undefined : wireName(line.rows, settles);
  const code = settled === undefined ? undefined : values[settled];
  if (settled === undefined || code === undefined) return field.options;
  const possible = possibleWith(engine, { variable: settled, code }, field.id);
  return field.options.filter((option) => option.state !== 'excluded' || possible.has(option.code));
}

const known = new WeakMap<Engine, Map<string, ReadonlySet<string>>>();

/** Worked out once for a code: a list is drawn with every change. */
function possibleWith(
  engine: Engine,
  { variable, code }: { readonly variable: string; readonly code: string },
  field: string,
): ReadonlySet<string> {
  const ofEngine = known.get(engine) ?? new Map<string, ReadonlySet<string>>();
  known.set(engine, ofEngine);
  const key = `${variable} ${code} ${field}`;
  const found = ofEngine.get(key) ?? new Set(domainsOf(engine, { [variable]: [code] })?.[field]?.possible);
  ofEngine.set(key, found);
  return found;
}
