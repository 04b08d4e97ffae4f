import type { Engine, NamedChoices } from '#engine/public.ts';

/** How many combinations of options are left, exactly; null where the engine cannot count that far. */
export function productsLeft(engine: Engine, choices: NamedChoices): string | null {
  const session = engine.session();
  const asked = Object.entries(choices).map(([name, codes]) => {
    const variable = engine.id(name);
    return { variable, values: codes.map((code) => engine.value(variable, code)), by: 'user' as const };
  });
  if (!session.set(asked).ok) return '0';
  const left = session.remaining();
  return 'exact' in left ? String(left.exact) : null;
}
