import type { Held, Repair, Wanted } from '#modules/catalogue/domain/explain/explanation.ts';
import { loadedQuestion, type ReleaseRows } from '#modules/catalogue/domain/explain/loaded-question.ts';
import { type LoadedQuestion, waysOut } from '#modules/catalogue/domain/explain/ways-out.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { type AskedConfiguration, rowFilters } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import type { Load } from '#product/judgement/load.ts';

/** The ways to what is wanted that keep the load, and the question they answer. */
export interface LoadedWays {
  readonly question: LoadedQuestion;
  readonly load: Load;
  readonly repairs: readonly Repair[];
}

/**
 * How what another system wants can be had with the load kept.
 * @param limit how many choices a way may give up; left out, as many as any may
 */
export function loadedWays(
  asked: AskedConfiguration,
  wanted: Wanted | null,
  context: ProductContext,
  { index, possible }: Pick<ReleaseRows, 'index' | 'possible'>,
  limit?: number,
): LoadedWays {
  const { choices, rowChoices, row, config } = asked;
  const { engine, line, defaults } = context;
  const held: Held & { wanted: Wanted | null } = { choices, rowChoices, wanted };
  const figures = rowFilters(asked, line.search);
  const release = { engine, index, possible, form: line.search, defaults, ranked: line.ranked };
  const { question, load } = loadedQuestion(held, { figures, row, tolerance: config.tolerance }, release);
  const repairs = waysOut(question, engine, limit).map((repair) => withLostFigures(repair, asked, context));
  return { question, load, repairs };
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
