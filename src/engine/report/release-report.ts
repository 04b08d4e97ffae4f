import type { Choice, Conflict, Count, Engine, Session } from '#engine/engine.ts';
import type { Model, VariableDef } from '#engine/model/model.ts';
import { redundantRules } from './redundant-rules.ts';

/** What is to be known of a model before it is released. */
export interface ReleaseReport {
  /** Why nothing can be configured at all; empty as it should be. All that follows is then empty too. */
  readonly contradictions: readonly Conflict[];
  /** Values of no complete configuration, with the rules to blame; without these where time did not suffice. */
  readonly impossible: readonly { readonly variable: string; readonly value: string; readonly because?: Conflict }[];
  /** Variables of several values that can only take this one. */
  readonly forced: readonly { readonly variable: string; readonly value: string }[];
  /** Rules each of which follows from the tables and all other rules. */
  readonly redundantRules: readonly string[];
  /** Rules that time did not suffice for, so that they may be redundant too. */
  readonly uncheckedRules: readonly string[];
  /** How many complete configurations there are. */
  readonly count: Count;
  /** Complete configurations, by places in the variables' values, in which every possible value occurs. */
  readonly witnesses: readonly Int32Array[];
  /** Whether time sufficed for all witnesses. */
  readonly covered: boolean;
}

/** How long proofs may take. */
export interface ReportOptions {
  readonly budgetMs: number;
  /** Milliseconds. */
  readonly clock: () => number;
}

/**
 * Proves what can be proved about a model. Contradictions, impossible and forced values are always there in full; reasons,
 * witnesses and redundant rules as far as time suffices, and what is missing is said.
 * @param engine the same model opened, with an explainer if reasons are to name rules
 */
export function releaseReport(model: Model, engine: Engine, { budgetMs, clock }: ReportOptions): ReleaseReport {
  const contradiction = engine.conflict([]);
  if (contradiction) return { ...NOTHING, contradictions: [contradiction] };
  const started = clock();
  const within = (share: number) => () => clock() - started < share * budgetMs;
  const session = engine.session();
  const impossible = impossibleValues(engine, session, within(1 / 3));
  const { witnesses, covered } = coveringWitnesses(engine, session, within(2 / 3));
  const { redundant, unchecked } = redundantRules(model, within(1));
  return {
    contradictions: [],
    impossible,
    forced: forcedVariables(engine, session),
    redundantRules: redundant,
    uncheckedRules: unchecked,
    count: session.remaining(),
    witnesses,
    covered,
  };
}

const NOTHING: ReleaseReport = {
  contradictions: [],
  impossible: [],
  forced: [],
  redundantRules: [],
  uncheckedRules: [],
  count: { exact: 0n },
  witnesses: [],
  covered: true,
};

function impossibleValues(engine: Engine, session: Session, mayGoOn: () => boolean): ReleaseReport['impossible'] {
  return engine.variables.flatMap(({ id, values }) => {
    const variable = engine.id(id);
    const possible = session.possible(variable);
    return [...values.keys()]
      .filter((value) => !possible.has(value))
      .map((value) => {
        const because = mayGoOn() ? session.whyNot(variable, value) : undefined;
        const named = { variable: id, value: values[value] ?? '' };
        return because ? { ...named, because } : named;
      });
  });
}

function forcedVariables(engine: Engine, session: Session): ReleaseReport['forced'] {
  return engine.variables.flatMap(({ id, values }) => {
    const only = values.length > 1 ? session.forced(engine.id(id)) : undefined;
    return only === undefined ? [] : [{ variable: id, value: values[only] ?? '' }];
  });
}

/** Each further configuration takes values that are in none so far, wherever it can. */
function coveringWitnesses(engine: Engine, session: Session, mayGoOn: () => boolean) {
  const missing = engine.variables.map(({ id }) => new Set(session.possible(engine.id(id))));
  const witnesses: Int32Array[] = [];
  for (let wanted = wishesFor(engine.variables, missing, engine); wanted.length > 0; ) {
    const complete = mayGoOn() ? session.complete(wanted) : undefined;
    if (!complete) return { witnesses, covered: false };
    const witness = Int32Array.from(complete, ({ values: [value] }) => value ?? 0);
    witness.forEach((value, variable) => {
      missing[variable]?.delete(value);
    });
    witnesses.push(witness);
    wanted = wishesFor(engine.variables, missing, engine);
  }
  return { witnesses, covered: true };
}

function wishesFor(
  variables: readonly VariableDef[],
  missing: readonly ReadonlySet<number>[],
  engine: Engine,
): readonly Choice[] {
  return variables.flatMap(({ id }, at) => {
    const values = [...(missing[at] ?? [])];
    return values.length === 0 ? [] : [{ variable: engine.id(id), values, by: 'default' as const }];
  });
}
