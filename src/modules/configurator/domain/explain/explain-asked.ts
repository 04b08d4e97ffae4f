import { reasonsAgainst } from '#modules/catalogue/domain/explain/explain.ts';
import type { Explanation, Wanted } from '#modules/catalogue/domain/explain/explanation.ts';
import type { ReleaseRows } from '#modules/catalogue/domain/explain/loaded-question.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { type AskedConfiguration, rowFilters } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import { type Existence, existenceOf } from './existence.ts';
import { frameShort } from './frame-short.ts';
import { loadedWays } from './loaded-ways.ts';

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
  rows: Pick<ReleaseRows, 'index' | 'possible'>,
): AskedExplanation | undefined {
  const { choices, rowChoices } = asked;
  const { engine, neighbours } = context;
  const reasons = reasonsAgainst({ choices, rowChoices, wanted }, engine, neighbours);
  if (reasons === undefined && wanted === null) return undefined;
  const { question, load, repairs } = loadedWays(asked, wanted, context, rows);
  const exists =
    wanted && repairs.length === 0
      ? {
          ...existenceOf(question, load, wanted, { ...rows, engine, neighbours }),
          frameGives: frameShort(wanted, rowFilters(asked, context.line.search), rows.index),
        }
      : null;
  return { ...(reasons ?? { choices: {}, rules: [], againstRow: [] }), repairs, exists };
}
