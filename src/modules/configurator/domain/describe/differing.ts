import { displacedByChoices } from '#modules/configurator/domain/change/displaced-standards.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Configuration } from '#product/configuration.ts';
import { NONE } from '#product/field.ts';
import { belongsTo } from '#product/rule.ts';
import type { StepKind } from '#product/step.ts';
import type { Description, FieldDescription } from './describe.ts';

/** The kinds of step in which something is usual, and may be taken otherwise; what the product is stands in its code. */
const WITH_A_STANDARD: readonly (StepKind | undefined)[] = ['mounting', 'options'];

/**
 * The fields in which something else stands than what is usually delivered, as a person took it or as what they took brings it along,
 * in display order; of the search only what it takes for granted.
 */
export function differingFields(
  { steps }: Description,
  config: Configuration,
  context: ProductContext,
): readonly FieldDescription[] {
  const { steps: lineSteps, search } = context.line;
  const brought = displacedByChoices(config, context);
  const isBrought = ({ id }: FieldDescription) => brought.some(({ field }) => belongsTo(field, id));
  return steps.flatMap(({ number, fields }) => {
    const hasStandard = WITH_A_STANDARD.includes(lineSteps[number]?.kind);
    return fields.filter(
      (field) => (hasStandard || search.assumed.includes(field.id)) && (differs(field, context) || isBrought(field)),
    );
  });
}

function differs({ id, def, value, options }: FieldDescription, { defaults }: ProductContext): boolean {
  if (value === null || value === '' || value === NONE) return false;
  if (def.kind === 'multi') return true;
  return options.some(({ state, code }) => state === 'chosen' && code === value) && defaults[id] !== value;
}
