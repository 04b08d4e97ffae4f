import type { Wish } from '#engine/backend.ts';
import { hasBit } from '#engine/bits.ts';
import type { Domains, Layout } from '#engine/layout.ts';
import { keepValues } from '#engine/session/choices.ts';

/** As `Backend.grant`, by one search for each value that the solution at hand does not have yet. */
export function grantBySearch(
  layout: Layout,
  solve: (allowed: Domains) => Int32Array | undefined,
  allowed: Domains,
  wishes: readonly Wish[],
): Int32Array | undefined {
  let solution = solve(allowed);
  if (!solution) return undefined;
  const granted = allowed.slice();
  for (const { variable, values } of wishes) {
    for (const value of values) {
      if (!hasBit(granted, layout.first[variable] ?? 0, value)) continue;
      const narrowed = granted.slice();
      keepValues(layout, narrowed, variable, [value]);
      const better: Int32Array | undefined = solution[variable] === value ? solution : solve(narrowed);
      if (!better) continue;
      solution = better;
      granted.set(narrowed);
      break;
    }
  }
  return solution;
}
