import type { Engine, NamedChoices } from '#engine/public.ts';
import { oneOf, type Random } from './random.ts';

/** Some random choices, of one code each or of several; they may contradict each other. */
export function randomChoices(engine: Engine, random: Random, most: number): NamedChoices {
  const count = 1 + random(most);
  const chosen = Array.from({ length: count }, () => oneOf(engine.variables, random)).map(({ id, values }) => {
    const some = random(4) === 0 ? values.filter(() => random(2) === 0) : [];
    return [id, some.length > 0 ? some : [oneOf(values, random)]] as const;
  });
  return Object.fromEntries(chosen);
}
