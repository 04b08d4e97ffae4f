import { setBit } from '#engine/bits.ts';
import { type Domains, fullDomains, type Layout } from '#engine/layout.ts';
import type { VariableDef } from '#engine/model/model.ts';

/**
 * The domains that each state of a list leaves: a state is a list of `[variable, value]`, the value a text or a number.
 * @throws naming the state and what is wrong with it
 */
export function readStates(text: string, variables: readonly VariableDef[], layout: Layout): readonly Domains[] {
  const numbers = new Map(variables.map(({ id }, number) => [id, number]));
  const values = variables.map((variable) => new Map(variable.values.map((code, number) => [code, number])));
  return listOf(parsed(text), 'the file', 'a list of states').map((state, at) => {
    const place = `state [${at}]`;
    const domains = fullDomains(layout);
    for (const pair of listOf(state, place, 'a list of [variable, value]')) {
      const [name, code] = pairOf(pair, place);
      const variable = numbers.get(name) ?? -1;
      if (variable < 0) throw new Error(`${place}: the model has no variable "${name}"`);
      const value = values[variable]?.get(code);
      if (value === undefined) throw new Error(`${place}: the variable "${name}" has no value "${code}"`);
      keepOne(domains, layout, variable, value);
    }
    return domains;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`not JSON (${error instanceof Error ? error.message : error})`);
  }
}

function listOf(data: unknown, place: string, wanted: string): readonly unknown[] {
  if (!Array.isArray(data)) throw new Error(`${place} must be ${wanted}`);
  return data;
}

function pairOf(data: unknown, place: string): readonly [string, string] {
  const [name, value, ...more] = listOf(data, place, 'a list of [variable, value]');
  const isCode = typeof value === 'string' || typeof value === 'number';
  if (typeof name !== 'string' || !isCode || more.length > 0)
    throw new Error(`${place}: ${JSON.stringify(data)} is not [variable, value]`);
  return [name, String(value)];
}

/** Keeps only one value of what is left, which may leave none. */
function keepOne(domains: Domains, layout: Layout, variable: number, value: number): void {
  const first = layout.first[variable] ?? 0;
  const only = new Int32Array((layout.first[variable + 1] ?? 0) - first);
  setBit(only, 0, value);
  for (let word = 0; word < only.length; word++) {
    domains[first + word] = (domains[first + word] ?? 0) & (only[word] ?? 0);
  }
}
