import type { Backend } from './backend.ts';
import { hasBit } from './bits.ts';
import { keepValues } from './choices.ts';
import type { Domains } from './layout.ts';

/** A variable and the values it should have, best first. */
export interface Wish {
  readonly variable: number;
  readonly values: readonly number[];
}

/**
 * Grants wishes one after the other, each by the first of its values that is still possible, and returns a solution
 * with all that could be granted. Undefined if there is no solution at all.
 */
export function grant(backend: Backend, allowed: Domains, wishes: Iterable<Wish>): Int32Array | undefined {
  let solution = backend.solution(allowed);
  if (!solution) return undefined;
  const granted = allowed.slice();
  for (const { variable, values } of wishes) {
    for (const value of values) {
      if (!hasBit(granted, backend.layout.first[variable] ?? 0, value)) continue;
      const better: Int32Array | undefined =
        solution[variable] === value ? solution : solutionWith(backend, granted, variable, value);
      if (!better) continue;
      solution = better;
      keepValues(backend.layout, granted, variable, [value]);
      break;
    }
  }
  return solution;
}

function solutionWith(backend: Backend, allowed: Domains, variable: number, value: number): Int32Array | undefined {
  const narrowed = allowed.slice();
  keepValues(backend.layout, narrowed, variable, [value]);
  return backend.solution(narrowed);
}
