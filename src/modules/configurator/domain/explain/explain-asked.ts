import { reasonsAgainst } from '#modules/catalogue/domain/explain/explain.ts';
import type { Explanation, Repair, Wanted } from '#modules/catalogue/domain/explain/explanation.ts';
import { loadedQuestion, type ReleaseRows } from '#modules/catalogue/domain/explain/loaded-question.ts';
import { waysOut } from '#modules/catalogue/domain/explain/ways-out.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { type AskedConfiguration, rowFilters } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { type Existence, existenceOf } from './existence.ts';

/** Why not, the ways out that keep the load, and where there is none, where the option exists. */
export interface AskedExplanation extends Explanation {
  readonly exists: Existence | null;
}

/**
 * Why what another system wants cannot be had, or with nothing wanted why its choices cannot stand together, and what then.
 * Undefined if nothing stands against it, neither a rule nor the load.
 */
export function explainAsked(
  asked: AskedConfiguration,
  wanted: Wanted | null,
  context: ProductContext,
  { index, possible }: Pick<ReleaseRows, 'index' | 'possible'>,
): AskedExplanation | undefined {
  const { choices, rowChoices, row } = asked;
  const { engine, line, defaults, neighbours } = context;
  const held = { choices, rowChoices, wanted };
  const reasons = reasonsAgainst(held, engine, neighbours);
  if (reasons === undefined && wanted === null) return undefined;
  const figures = rowFilters(asked, line.search);
  const release = { engine, index, possible, form: line.search, defaults };
  const { question, load } = loadedQuestion(held, { figures, row }, release);
  const repairs = waysOut(question, engine).map((repair) => withLostFigures(repair, asked, context));
  const exists =
    wanted && repairs.length === 0 ? existenceOf(question, load, wanted, { ...release, neighbours }) : null;
  return { ...(reasons ?? { choices: {}, rules: [], againstRow: [] }), repairs, exists };
}

/** Figures that become variables again, as the power of the customer's motor where the motor becomes one of ours, are given up. */
function withLostFigures(repair: Repair, asked: AskedConfiguration, context: ProductContext): Repair {
  return { ...repair, drop: [...repair.drop, ...figuresLost(repair.set, asked, context)] };
}

function figuresLost(set: Values, { config }: AskedConfiguration, { line, codes }: ProductContext): readonly FieldId[] {
  return Object.entries(line.search.askedWith).flatMap(([figure, [variable, codesWith]]) => {
    const code = set[variable];
    const isLost = code !== undefined && !codesWith.includes(code) && codes.has(figure) && set[figure] === undefined;
    return isLost && (config.search[figure] ?? null) !== null ? [figure] : [];
  });
}
