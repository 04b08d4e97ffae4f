import type { Engine, Session, Val } from '#engine/public.ts';
import type { Configuration, FieldId, Values } from './configuration.ts';
import { engineValues } from './domains.ts';
import type { ProductContext } from './product-context.ts';

/** What variables can be with some values chosen; worked out when first asked for. */
export interface Possibilities {
  /** The codes that occur in some complete product; none for a variable the release does not have. */
  readonly possible: (field: FieldId) => ReadonlySet<string>;
  /** The same if the variable's own choice were taken back: what it can be switched to. */
  readonly alternatives: (field: FieldId) => ReadonlySet<string>;
}

/** What variables can be with a configuration; undefined if it contradicts the release. */
export function possibilitiesOf(config: Configuration, context: ProductContext): Possibilities | undefined {
  return possibilitiesWith(engineValues(config, context), context);
}

/** What variables can be with codes the release knows; undefined if these contradict each other. */
export function possibilitiesWith(values: Values, { engine, codes }: ProductContext): Possibilities | undefined {
  const session = sessionWith(engine, values);
  if (!session) return undefined;
  const named = (field: FieldId, ask: (session: Session) => ReadonlySet<Val>): ReadonlySet<string> => {
    const all = codes.get(field);
    if (!all) return new Set();
    const asked = ask(session);
    return new Set([...all].filter((_, value) => asked.has(value)));
  };
  return {
    possible: (field) => named(field, (open) => open.possible(engine.id(field))),
    alternatives: (field) => named(field, (open) => open.alternatives(engine.id(field))),
  };
}

function sessionWith(engine: Engine, values: Values): Session | undefined {
  const session = engine.session();
  const choices = Object.entries(values).map(([field, code]) => {
    const variable = engine.id(field);
    return { variable, values: [engine.value(variable, code)], by: 'user' as const };
  });
  return session.set(choices).ok ? session : undefined;
}
