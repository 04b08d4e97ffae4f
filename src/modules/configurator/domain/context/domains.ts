import type { Engine, Session, Val, VarId } from '#engine/public.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { engineValues } from './engine-values.ts';
import type { ProductContext } from './product-context.ts';

/** What variables can be with some values chosen; worked out when first asked for. */
export interface Domains {
  /** The codes that occur in some complete product; none for a variable the release does not have. */
  readonly possible: (field: FieldId) => ReadonlySet<string>;
  /** The same if the variable's own choice were taken back: what it can be switched to. */
  readonly alternatives: (field: FieldId) => ReadonlySet<string>;
}

/** What variables can be with a configuration; undefined if it contradicts the release. */
export function domainsOf(config: Configuration, context: ProductContext): Domains | undefined {
  return domainsWith(engineValues(config, context), context);
}

/** What variables can be with codes the release knows; undefined if these contradict each other. */
export function domainsWith(values: Values, { engine, codes }: ProductContext): Domains | undefined {
  const session = sessionWith(engine, values);
  if (!session) return undefined;
  const named = (ask: (variable: VarId) => ReadonlySet<Val>) => (field: FieldId) => {
    const all = codes.get(field);
    if (!all) return NONE;
    const asked = ask(engine.id(field));
    return new Set([...all].filter((_, value) => asked.has(value)));
  };
  return {
    possible: remembered(named((variable) => session.possible(variable))),
    alternatives: remembered(named((variable) => session.alternatives(variable))),
  };
}

const NONE: ReadonlySet<string> = new Set();

function remembered(answer: (field: FieldId) => ReadonlySet<string>): (field: FieldId) => ReadonlySet<string> {
  const known = new Map<FieldId, ReadonlySet<string>>();
  return (field) => {
    const made = known.get(field) ?? answer(field);
    known.set(field, made);
    return made;
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
