import { type Domains, domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { NOT_APPLICABLE } from '#modules/configurator/domain/context/engine-values.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { domainsWithDefaults } from '#modules/configurator/domain/context/with-defaults.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { Becomes, Cleared } from './outcome.ts';

/**
 * What was cleared, each with what stands in its place afterwards, so that no list says "open again" of a field that has
 * silently gone back to the standard.
 */
export function withWhatStands(cleared: readonly Cleared[], standing: Standing): readonly Cleared[] {
  if (cleared.length === 0) return cleared;
  const view = standing.view();
  return cleared.map((loss) => ({ ...loss, ...(view ? inPlaceOf(loss, view) : {}) }));
}

/**
 * The variables that lost what the person had chosen and stand at the standard since: those marked before and those lost
 * now, without what the change names and what no longer stands so.
 */
export function restoredAfter(
  before: Configuration,
  { config, view: viewed }: Standing,
  { touched, cleared }: { touched: readonly FieldId[]; cleared: readonly Cleared[] },
): readonly FieldId[] {
  const lost = cleared.filter(({ field, becomes }) => becomes === 'standard' && !before.presets.includes(field));
  const candidates = [...new Set([...(before.restored ?? []), ...lost.map(({ field }) => field)])].filter(
    (field) => !touched.includes(field) && config.values[field] === undefined,
  );
  const view = candidates.length > 0 ? viewed() : undefined;
  return candidates.filter((field) => view && standardOf(field, view) !== undefined);
}

/** A configuration with what it can still be, which is worked out when first asked for, and once. */
export interface Standing {
  readonly config: Configuration;
  readonly view: () => View | undefined;
}

export function standingOf(config: Configuration, context: ProductContext): Standing {
  let view: { readonly of: View | undefined } | undefined;
  return {
    config,
    view() {
      view ??= { of: viewOf(config, context) };
      return view.of;
    },
  };
}

interface View {
  readonly config: Configuration;
  readonly context: ProductContext;
  readonly open: Domains;
  readonly settled: Domains;
}

function viewOf(config: Configuration, context: ProductContext): View | undefined {
  const open = domainsOf(config, context);
  if (!open) return undefined;
  const settled = domainsWithDefaults(config, resolvedValues(config, context), open, context);
  return { config, context, open, settled };
}

function inPlaceOf(loss: Cleared, view: View): { readonly to: string | null; readonly becomes: Becomes } {
  const { field } = loss;
  if (field === BASIC_TYPE) return { to: null, becomes: 'open' };
  const held = view.config.values[field];
  if (held !== undefined) return { to: held, becomes: 'set' };
  const { [field]: figure } = view.config.search;
  if (typeof figure === 'number') return { to: String(figure), becomes: 'set' };
  if (!isAnswered(field, view)) return { to: null, becomes: 'cleared' };
  const standard = standardOf(field, view);
  if (standard !== undefined) return { to: standard, becomes: 'standard' };
  const [only, ...others] = view.settled.possible(field);
  if (only === undefined || others.length > 0) return { to: null, becomes: 'open' };
  return only === NOT_APPLICABLE ? { to: null, becomes: 'gone' } : { to: only, becomes: 'set' };
}

/** Whether the release asks the field by itself; a tick of a list and a figure of the search are only there or not. */
function isAnswered(field: FieldId, { context }: View): boolean {
  return context.fields.some(({ id, modelled, kind }) => id === field && modelled && kind !== 'multi');
}

/** The standard where it is what stands although something else could be chosen. */
function standardOf(field: FieldId, { context, open, settled }: View): string | undefined {
  const standard = context.defaults[field];
  const stands = settled.possible(field);
  const isStanding = standard !== undefined && stands.size === 1 && stands.has(standard);
  return isStanding && standard !== NOT_APPLICABLE && open.possible(field).size > 1 ? standard : undefined;
}
