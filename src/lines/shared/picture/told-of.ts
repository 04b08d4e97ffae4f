import type { Description } from '#modules/configurator/domain/describe/describe.ts';
import type { Values } from '#product/configuration.ts';

/** What of a product must be settled, and what its row tells, before a picture shows it. */
export interface Told {
  readonly settled: readonly string[];
  readonly ofRow: readonly string[];
}

/** What a field holds, or what stands in it because nothing else can; empty while that is open. */
export function settledOf({ steps }: Pick<Description, 'steps'>, field: string): string {
  return steps.flatMap((step) => step.fields).find(({ id }) => id === field)?.value ?? '';
}

/** What stands in a product, without what is merely the first possible value of what is not settled yet. */
export function toldOf(description: Description, { ofRow, settled }: Told): Values {
  const hasRow = description.openPoints.every(({ code }) => code !== 'basic-type-missing');
  const open = hasRow ? [] : ofRow.map((field) => [field, ''] as const);
  const held = settled.map((field) => [field, settledOf(description, field)] as const);
  return { ...description.standing, ...Object.fromEntries([...open, ...held]) };
}
