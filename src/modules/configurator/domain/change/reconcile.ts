import { conflictNamed, isConsistent } from '#engine/public.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { engineChoices, NOT_APPLICABLE } from '#modules/configurator/domain/context/engine-values.ts';
import { isKnown, type ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { type Configuration, type FieldId, type Values, withoutValues, withPresets } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { type ProductLine, stepOf } from '#product/line.ts';
import type { Cleared, Refusal } from './outcome.ts';

/** A configuration that fits the release, and what it cost. */
export interface Fitted {
  readonly config: Configuration;
  readonly cleared: readonly Cleared[];
  readonly refused?: Refusal;
}

/** Something that is kept or given up as a whole: a chosen code, or the chosen row with all its columns. */
interface Holding {
  readonly field: FieldId;
  readonly from: string;
  readonly values: Values;
}

/**
 * The configuration without what the release no longer allows: what was just changed wins, then earlier choices stand in
 * their order, then presets; a preset that goes is replaced by the default or the first possible value (reference rules,
 * kind "behaviour").
 */
export function reconcile(config: Configuration, changed: readonly FieldId[], context: ProductContext): Fitted {
  const holdings = holdingsOf(config, context.line);
  if (stand(merged({}, holdings), holdings, context)) return { config, cleared: [] };
  const newest = holdings.filter(({ field }) => changed.includes(field) && !config.presets.includes(field));
  const asked = merged({}, newest);
  if (newest.length > 0 && !stand(asked, newest, context))
    return { config, cleared: [], refused: refusal(asked, context) };
  const others = holdings.filter((holding) => !newest.includes(holding));
  return settle(config, keepPossible(merged({}, newest) ?? {}, others, config.presets, context), context);
}

/** A configuration that comes from outside, a saved line or a type code, without what the release does not allow. */
export function fitToRelease(config: Configuration, context: ProductContext): Fitted {
  return reconcile(config, [], context);
}

interface Dropped extends Holding {
  readonly ruleId: string | null;
}

function keepPossible(
  start: Values,
  holdings: readonly Holding[],
  presets: readonly FieldId[],
  context: ProductContext,
): readonly Dropped[] {
  const chosen = holdings.filter(({ field }) => !presets.includes(field));
  const preset = holdings.filter(({ field }) => presets.includes(field));
  let kept = start;
  const dropped: Dropped[] = [];
  for (const holding of [...chosen, ...preset]) {
    const more = merged(kept, [holding]);
    if (stand(more, [holding], context)) kept = more ?? kept;
    else dropped.push({ ...holding, ruleId: ruleAgainst(more, context) });
  }
  return dropped;
}

/** Takes the dropped holdings out, lets lost presets be refilled, and reports what stands in their place. */
function settle(config: Configuration, dropped: readonly Dropped[], context: ProductContext): Fitted {
  const fields = dropped.map(({ field }) => field);
  const basicType = fields.includes(BASIC_TYPE) ? null : config.basicType;
  const without: Configuration = { ...config, ...withoutValues(config, fields), basicType };
  let settled = without;
  for (const field of fields.filter((lost) => config.presets.includes(lost))) {
    settled = { ...settled, ...refilled(settled, field, context) };
  }
  const standing = resolvedValues(settled, context);
  const cleared = dropped.map(({ field, from, ruleId }) => {
    const stands = standing[field] ?? NOT_APPLICABLE;
    return { field, from, to: stands === NOT_APPLICABLE ? null : stands, because: 'constraint' as const, ruleId };
  });
  return { config: settled, cleared };
}

function refilled(config: Configuration, field: FieldId, context: ProductContext): Partial<Configuration> {
  const possible = domainsOf(config, context)?.possible(field) ?? new Set<string>();
  const preferred = context.defaults[field];
  const value = preferred !== undefined && possible.has(preferred) ? preferred : [...possible][0];
  return value === undefined || value === NOT_APPLICABLE ? {} : withPresets(config, { [field]: value });
}

/** What a configuration holds, in the order it is kept: the row stands behind model and search, before the rest. */
function holdingsOf(config: Configuration, line: ProductLine): readonly Holding[] {
  const values = Object.entries(config.values).map(([field, code]) => ({
    field,
    from: code,
    values: { [field]: code },
  }));
  const row = config.basicType;
  const rows = row ? [{ field: BASIC_TYPE, from: row.id, values: line.rowValues(row) }] : [];
  const searchStep = line.steps.findIndex(({ kind }) => kind === 'search');
  const early = values.filter(({ field }) => stepOf(field, line) <= searchStep);
  return [...early, ...rows, ...values.filter((holding) => !early.includes(holding))];
}

/** All values together; undefined if two holdings say different things about one variable. */
function merged(start: Values, holdings: readonly Holding[]): Values | undefined {
  let all: Values | undefined = start;
  for (const { values } of holdings) {
    if (Object.entries(values).some(([field, code]) => (all?.[field] ?? code) !== code)) return undefined;
    all = { ...all, ...values };
  }
  return all;
}

/** Whether values are known to the release and can stand together. */
function stand(values: Values | undefined, added: readonly Holding[], context: ProductContext): boolean {
  if (!values) return false;
  const unknown = added.some((holding) =>
    Object.entries(holding.values).some(([field, code]) => !isKnown(context, field, code)),
  );
  return !unknown && isConsistent(context.engine, engineChoices(values));
}

function ruleAgainst(values: Values | undefined, context: ProductContext): string | null {
  return refusal(values, context).conflict?.rules[0]?.id ?? null;
}

function refusal(values: Values | undefined, context: ProductContext): Refusal {
  const known = values && Object.entries(values).every(([field, code]) => isKnown(context, field, code));
  return { conflict: known ? (conflictNamed(context.engine, engineChoices(values)) ?? null) : null };
}
