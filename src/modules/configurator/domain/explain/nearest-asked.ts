import { domainsOf } from '#engine/public.ts';
import type { Repair, Wanted } from '#modules/catalogue/domain/explain/explanation.ts';
import { allChoices } from '#modules/catalogue/domain/explain/held.ts';
import type { ReleaseRows } from '#modules/catalogue/domain/explain/loaded-question.ts';
import { nearestOptions } from '#modules/catalogue/domain/explain/nearest-options.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { AskedConfiguration } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import type { FieldId } from '#product/configuration.ts';
import { HIDDEN, NONE } from '#product/field.ts';
import { asRead, kindOfCode } from './code-spans.ts';
import { loadedWays } from './loaded-ways.ts';

/** An option of the same field that can be had in place of one that cannot, and what choosing it does. */
export interface NearestOption {
  readonly value: string;
  /** Gives no choice up; at most another row takes the place of the chosen one, which bears the same load. */
  readonly repair: Repair;
}

/**
 * The next smaller and the next larger option of a field that stand with all that is chosen and keep the load, the nearer
 * first; of a power or torque that is asked for the next larger alone, since a smaller one is another load. None where the
 * options of the field stand in no order of size.
 */
export function nearestAsked(
  asked: AskedConfiguration,
  wanted: Wanted,
  context: ProductContext,
  rows: Pick<ReleaseRows, 'index' | 'possible'>,
): readonly NearestOption[] {
  const { variable } = wanted;
  const { ranked = [] } = context.line;
  if (!ranked.includes(variable)) return [];
  const possible = possibleCodes(asked, variable, context);
  return nearestOptions(inOrder(wanted, context), wanted.value, (value) => {
    if (!possible.has(value)) return undefined;
    const [repair] = loadedWays(asked, { variable, value }, context, rows, 0).repairs;
    return repair && { value, repair };
  });
}

/** The codes that may take the place of one, in the order of size, itself among them. */
function inOrder(wanted: Wanted, context: ProductContext): readonly string[] {
  const codes = ofItsKind(wanted, context);
  const isLoad = context.line.rows.judged?.power?.includes(wanted.variable) ?? false;
  return isLoad ? codes.slice(codes.indexOf(wanted.value)) : codes;
}

/** The codes of a variable in the order of its size: of adapters those of one kind, for AM63 is no larger than AD8. */
function ofItsKind({ variable, value }: Wanted, { engine, line }: ProductContext): readonly string[] {
  const values = engine.variables.find(({ id }) => id === variable)?.values ?? [];
  const by = line.rows.judged?.existsBy?.find((one) => one.variable === variable);
  return (by ? asRead(values, by) : values).filter(
    (code) => code !== HIDDEN && code !== NONE && kindOfCode(code) === kindOfCode(value),
  );
}

/** The codes no rule stands against: the own choice of the field does not, nor does the row against what it fixes. */
function possibleCodes(asked: AskedConfiguration, variable: FieldId, { engine }: ProductContext): ReadonlySet<string> {
  const judged = variable in asked.rowChoices ? asked.choices : allChoices(asked);
  const { [variable]: _, ...others } = judged;
  return new Set(domainsOf(engine, others)?.[variable]?.possible);
}
