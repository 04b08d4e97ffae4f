import { domainsWith } from '#modules/configurator/domain/context/domains.ts';
import { engineValues } from '#modules/configurator/domain/context/engine-values.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { type Configuration, type Values, withPresets } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { stepKindOf } from '#product/line.ts';
import type { SampleParameter } from '#product/samples/samples.ts';
import { freeOf, type SamplePick } from './picks.ts';

/**
 * A configuration of a sample with what was chosen of it: the row, and for every parameter that must be said and has no standard the
 * first value the sample has, as a preset. All else stands as it is usually delivered. Undefined where the choices cannot stand.
 */
export function begunSample(
  pick: SamplePick,
  { chosen, parameters }: { readonly chosen: Values; readonly parameters: readonly SampleParameter[] },
  context: ProductContext,
): Configuration | undefined {
  const { line } = context;
  const { row } = pick.variant;
  const model = Object.entries(line.rowValues(row)).filter(([field]) => stepKindOf(field, line) === 'model');
  const values = { ...Object.fromEntries(model), ...freeOf(pick, chosen) };
  const begun: Configuration = { ...line.empty, values, basicType: row };
  if (domainsWith(engineValues(begun, context), context) === undefined) return undefined;
  return parameters.reduce((config, parameter) => withPreset(config, parameter, { pick, context }), begun);
}

function withPreset(
  config: Configuration,
  { modelKey, setting }: SampleParameter,
  { pick, context }: { readonly pick: SamplePick; readonly context: ProductContext },
): Configuration {
  if (setting !== 'choice' || pick.variant.values[modelKey] !== undefined || config.values[modelKey] !== undefined) {
    return config;
  }
  const possible = domainsWith(engineValues(config, context), context)?.possible(modelKey) ?? new Set<string>();
  const left = (pick.sample.allowed[modelKey] ?? [...possible]).filter((code) => possible.has(code));
  const standard = context.defaults[modelKey];
  const [first] = left;
  if (first === undefined || possible.has(HIDDEN) || (standard !== undefined && left.includes(standard))) return config;
  return { ...config, ...withPresets(config, { [modelKey]: first }) };
}
