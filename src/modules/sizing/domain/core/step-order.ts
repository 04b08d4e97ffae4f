import type { StepDef } from './model.ts';

/** Steps so that each comes after those it needs; else they keep the order they stand in. A circle is a mistake of the program. */
export function inOrder(steps: readonly StepDef[]): readonly StepDef[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const placed = new Set<string>();
  const order: StepDef[] = [];
  const place = (step: StepDef, above: readonly string[]): void => {
    if (placed.has(step.id)) return;
    if (above.includes(step.id)) throw new Error(`steps need each other: ${[...above, step.id].join(' → ')}`);
    for (const needed of needsOf(step)) {
      const before = byId.get(needed);
      if (before !== undefined) place(before, [...above, step.id]);
    }
    placed.add(step.id);
    order.push(step);
  };
  for (const step of byId.values()) place(step, []);
  return order;
}

/** All a step may need, whichever of its cases holds. */
export function needsOf({ formula, cases = [] }: StepDef): readonly string[] {
  return [...new Set([formula, ...cases.map((one) => one.formula)].flatMap(({ deps }) => deps))];
}
