import { setBit } from '#engine/bits.ts';
import type { Choice, VarId, Weight } from '#engine/engine.ts';
import { type Domains, fullDomains, type Layout } from '#engine/layout.ts';

const WEIGHT_BY = { user: 1, default: 0.1 } as const satisfies Record<Choice['by'], Weight>;

/** Sums of prices of lighter choices can be told apart exactly. */
const HEAVIEST = 1e6;

/** What giving a choice up costs. */
export function weightOf(choice: Choice): Weight {
  return choice.weight ?? WEIGHT_BY[choice.by];
}

/** The domains that choices leave; several choices for one variable all apply. */
export function allowedBy(layout: Layout, choices: readonly Choice[]): Domains {
  const allowed = fullDomains(layout);
  for (const { variable, values } of choices) keepValues(layout, allowed, variable, values);
  return allowed;
}

/** Choices as they were given, safe from what their giver does to them later; throws where they name nothing. */
export function taken({ sizes }: Layout, choices: readonly Choice[]): readonly Choice[] {
  return choices.map((choice) => {
    const size = sizes[choice.variable];
    if (size === undefined) throw new RangeError(`The model has no variable number ${choice.variable}.`);
    const strange = choice.values.find((value) => !Number.isInteger(value) || value < 0 || value >= size);
    if (strange !== undefined)
      throw new RangeError(`Variable number ${choice.variable} has no value number ${strange}.`);
    const weight = weightOf(choice);
    if (!(weight >= 0 && weight <= HEAVIEST)) throw new RangeError(`A choice cannot weigh ${weight}.`);
    return { ...choice, values: [...choice.values] };
  });
}

/** The choices with the newer ones in place of those for the same variables. */
export function replacing(choices: readonly Choice[], newer: readonly Choice[]): readonly Choice[] {
  const latest = new Map<VarId, Choice>(newer.map((choice) => [choice.variable, choice]));
  return [...choices.filter(({ variable }) => !latest.has(variable)), ...latest.values()];
}

/** Takes from a domain, in place, all values but these. */
export function keepValues(layout: Layout, allowed: Domains, variable: number, values: readonly number[]): void {
  const first = layout.first[variable] ?? 0;
  const end = layout.first[variable + 1] ?? 0;
  const kept = new Int32Array(end - first);
  for (const value of values) setBit(kept, 0, value);
  for (let index = first; index < end; index++) allowed[index] = (allowed[index] ?? 0) & (kept[index - first] ?? 0);
}
