import type { Configuration } from '#product/configuration.ts';
import { type ProductLine, stepOf } from '#product/line.ts';
import type { StepDescription } from './describe.ts';

/** How a step stands: `chosen` by the person, as `standard` since nothing of it must be, something `open`, or in need of `attention`. */
export type StepStanding = 'chosen' | 'standard' | 'open' | 'attention';

export interface Standing {
  readonly config: Configuration;
  readonly line: ProductLine;
  /** Whether what is configured is what is saved. */
  readonly isSaved: boolean;
}

/**
 * How a step stands, which is more than whether something is missing in it (finding A7): the overview is done when the product is
 * saved, and what nobody has looked at is standard. Before there is a row, how it is mounted is still to be said.
 */
export function standingOf(step: StepDescription, { config, line, isSaved }: Standing): StepStanding {
  if (step.state !== 'done') return step.state;
  const kind = line.steps[step.number]?.kind;
  if (kind === 'overview') return isSaved ? 'chosen' : 'open';
  if (kind === 'model' || kind === 'search' || holdsChoice(step, config, line)) return 'chosen';
  return kind === 'mounting' && config.basicType === null ? 'open' : 'standard';
}

function holdsChoice({ number }: StepDescription, config: Configuration, line: ProductLine): boolean {
  const { values, presets, extras } = config;
  const chosen = Object.keys(values).filter((field) => !presets.includes(field));
  const filledIn = Object.keys(extras).filter((field) => extras[field] !== null);
  return [...chosen, ...filledIn].some((field) => stepOf(field, line) === number);
}
