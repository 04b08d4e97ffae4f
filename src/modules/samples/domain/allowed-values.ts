import { type Domains, domainsWith } from '#modules/configurator/domain/context/domains.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { OfferedSamples, SampleParameter } from '#product/samples/samples.ts';
import { allPicks, besides, freeOf, isListed, type SamplePick } from './picks.ts';

/** Which codes of each parameter are left. */
export type AllowedValues = ReadonlyMap<FieldId, ReadonlySet<string>>;

/** What rules leave of a row's parameters with some free choices, remembered: many samples share a unit and a motor. */
type Ask = (pick: SamplePick, free: Values) => Domains | undefined;

/**
 * What is still possible of every parameter with what is chosen, its own choice taken back: a code is left where some sample has it
 * beside the other choices and the rules of the release allow that (spec 001 §7, getAllowLectoTypeValues).
 */
export function allowedValues(list: OfferedSamples, chosen: Values, context: ProductContext): AllowedValues {
  const picks = allPicks(list);
  const ask = askingOf(context);
  return new Map(
    list.parameters.map((parameter) => {
      const others = besides(chosen, parameter.modelKey);
      const left = picks.filter((pick) => isListed(pick, others));
      return [parameter.modelKey, new Set(left.flatMap((pick) => codesOf(pick, parameter, others, ask)))] as const;
    }),
  );
}

/** Whether some sample has all that is chosen. */
export function isPossible(list: OfferedSamples, chosen: Values, context: ProductContext): boolean {
  return picksWith(list, chosen, context).length > 0;
}

/** The samples, each in one row, that have all that is chosen. */
export function picksWith(list: OfferedSamples, chosen: Values, context: ProductContext): readonly SamplePick[] {
  const ask = askingOf(context);
  return allPicks(list).filter((pick) => isListed(pick, chosen) && ask(pick, freeOf(pick, chosen)) !== undefined);
}

/** All codes a parameter has in the catalogue, in the order in which they are offered. */
export function offeredValues(list: OfferedSamples, { modelKey, values }: SampleParameter, context: ProductContext) {
  if (values.length > 0) return values;
  const left = allowedValues(
    { ...list, parameters: list.parameters.filter((one) => one.modelKey === modelKey) },
    {},
    context,
  );
  const codes = [...(left.get(modelKey) ?? [])];
  const known = context.fields.find(({ id }) => id === modelKey)?.values.map(({ code }) => code) ?? [];
  return known.length > 0
    ? known.filter((code) => codes.includes(code))
    : codes.sort((one, other) => Number(one) - Number(other));
}

function codesOf(pick: SamplePick, { modelKey }: SampleParameter, others: Values, ask: Ask): readonly string[] {
  const free = freeOf(pick, others);
  const own = pick.variant.values[modelKey];
  if (own !== undefined) return Object.keys(free).length === 0 || ask(pick, free) ? [own] : [];
  const possible = ask(pick, free)?.possible(modelKey) ?? new Set<string>();
  const listed = pick.sample.allowed[modelKey] ?? [...possible];
  return listed.filter((code) => code !== HIDDEN && possible.has(code));
}

/** What is left of each unit with its motor: with nothing chosen beside it for good, and with the choices of the last questions. */
interface Remembered {
  readonly open: Map<string, Domains | undefined>;
  readonly chosen: Map<string, Domains | undefined>;
}

const remembered = new WeakMap<ProductContext, Remembered>();
const MAX_CHOSEN = 2000;

function askingOf(context: ProductContext): Ask {
  const known = remembered.get(context) ?? { open: new Map(), chosen: new Map() };
  remembered.set(context, known);
  return ({ variant }, free) => {
    const values = { ...context.line.rowValues(variant.row), ...free };
    const key = JSON.stringify(values);
    const answers = Object.keys(free).length === 0 ? known.open : known.chosen;
    if (answers.has(key)) return answers.get(key);
    if (known.chosen.size >= MAX_CHOSEN) known.chosen.clear();
    const domains = domainsWith(values, context);
    answers.set(key, domains);
    return domains;
  };
}
