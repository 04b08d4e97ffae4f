import type { Choice, Engine, Session, Val, VarId } from '#engine/public.ts';
import type { Values } from '#product/configuration.ts';
import { oneOf, type Random } from '#testing/random.ts';

/** Where a walk came to: a value in every variable, after so many choices. */
export interface Walk {
  readonly values: Values;
  readonly steps: number;
}

/**
 * A way through a release as anybody might go: fields in any order, one value or several of those offered, now and then
 * something else for a chosen field, now and then a choice taken back, until only one product is left.
 * @throws where something offered is refused, or nothing is left: a dead end
 */
export function randomWalk(engine: Engine, random: Random): Walk {
  const session = engine.session();
  for (let steps = 0; ; steps++) {
    const open = someOpenVariable(engine, session, random);
    if (open === undefined) return { values: valuesOf(engine, session), steps };
    const turn = session.choices.length > 0 ? random(20) : 19;
    if (turn === 0) session.retract(oneOf(session.choices, random).variable);
    else if (turn === 1) insist(session, switched(session, random), engine);
    else insist(session, narrowed(session, open, random), engine);
  }
}

/** A variable with more than one value left, sought from anywhere on; undefined if there is none. */
function someOpenVariable(engine: Engine, session: Session, random: Random): VarId | undefined {
  const { variables } = engine;
  const first = random(variables.length);
  const inTurn = [...variables.slice(first), ...variables.slice(0, first)];
  const open = inTurn.find(({ id }) => session.possible(engine.id(id)).size > 1);
  return open && engine.id(open.id);
}

/** One of the values still possible, or some of them. */
function narrowed(session: Session, variable: VarId, random: Random): Choice {
  const offered = [...session.possible(variable)];
  const some = random(5) === 0 ? offered.filter(() => random(2) === 0) : [];
  const values = some.length > 0 && some.length < offered.length ? some : [oneOf(offered, random)];
  return { variable, values, by: 'user' };
}

/** Something else for a chosen field, as far as it is offered. */
function switched(session: Session, random: Random): Choice {
  const { variable } = oneOf(session.choices, random);
  return { variable, values: [oneOf([...session.alternatives(variable)], random)], by: 'user' };
}

function insist(session: Session, choice: Choice, engine: Engine): void {
  if (session.choose(choice).ok) return;
  const { id, values } = engine.variables[choice.variable] ?? { id: '', values: [] };
  throw new Error(`Offered, then refused: ${id} ${choice.values.map((value) => values[value]).join()}`);
}

function valuesOf(engine: Engine, session: Session): Values {
  const codeOf = (values: readonly string[], only: Val | undefined, id: string) => {
    const code = only === undefined ? undefined : values[only];
    if (code === undefined) throw new Error(`A dead end: nothing is left for ${id}`);
    return code;
  };
  return Object.fromEntries(
    engine.variables.map(({ id, values }) => [id, codeOf(values, session.forced(engine.id(id)), id)]),
  );
}
