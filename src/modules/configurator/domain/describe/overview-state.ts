import type { ProductLine } from '#product/line.ts';
import type { Description } from './describe.ts';

/** The description with its overview done only once the product is saved as it stands: until then something is left to do there. */
export function withOverviewState(
  description: Description,
  { steps }: Pick<ProductLine, 'steps'>,
  isSaved: boolean,
): Description {
  if (isSaved) return description;
  const isOverview = (number: number) => steps[number]?.kind === 'overview';
  return {
    ...description,
    steps: description.steps.map((step) =>
      step.state === 'done' && isOverview(step.number) ? { ...step, state: 'open' } : step,
    ),
  };
}
