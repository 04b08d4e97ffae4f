import { bitsIn, hasBit } from './bits.ts';
import { allowedBy, replacing } from './choices.ts';
import type { Choice, Conflict, Outcome, Repair, Session, Val, VarId } from './engine.ts';
import { explain, type Knowledge } from './explain.ts';
import { grant, type Wish } from './greedy.ts';
import type { Domains, Layout } from './layout.ts';
import { cheapestRepairs } from './repairs.ts';

/** How many repairs a refusal offers. */
const OFFERED_REPAIRS = 3;

/** Choices and what follows from them; what is dear is worked out when first asked for. */
interface Snapshot {
  readonly choices: readonly Choice[];
  readonly allowed: Domains;
  readonly possible: () => Domains | undefined;
  readonly alternatives: () => ReadonlyMap<number, Int32Array>;
}

/** A session without choices. `idOf` brands a variable's number. */
export function newSession(knowledge: Knowledge, idOf: (variable: number) => VarId): Session {
  return new SnapshotSession(knowledge, idOf);
}

class SnapshotSession implements Session {
  private readonly knowledge: Knowledge;
  private readonly idOf: (variable: number) => VarId;
  private readonly layout: Layout;
  private snapshot: Snapshot;

  constructor(knowledge: Knowledge, idOf: (variable: number) => VarId) {
    this.knowledge = knowledge;
    this.idOf = idOf;
    this.layout = knowledge.backend.layout;
    this.snapshot = snapshotOf(knowledge, []);
  }

  get choices(): readonly Choice[] {
    return this.snapshot.choices;
  }

  choose(choice: Choice): Outcome {
    return this.moveTo(replacing(this.choices, [choice]), [choice]);
  }

  retract(variable: VarId): Outcome {
    return this.moveTo(
      this.choices.filter((choice) => choice.variable !== variable),
      [],
    );
  }

  set(all: readonly Choice[]): Outcome {
    return this.moveTo(replacing([], all), []);
  }

  possible(variable: VarId): ReadonlySet<Val> {
    const domains = this.snapshot.possible();
    return new Set(domains && bitsIn(domains, this.firstOf(variable), this.firstOf(variable + 1)));
  }

  isPossible(variable: VarId, value: Val): boolean {
    const domains = this.snapshot.possible();
    const inRange = value >= 0 && value < (this.layout.sizes[variable] ?? 0);
    return domains !== undefined && inRange && hasBit(domains, this.firstOf(variable), value);
  }

  forced(variable: VarId): Val | undefined {
    const [only, ...others] = this.possible(variable);
    return others.length === 0 ? only : undefined;
  }

  alternatives(variable: VarId): ReadonlySet<Val> {
    const own = this.snapshot.alternatives().get(variable);
    return own ? new Set(bitsIn(own, 0, own.length)) : this.possible(variable);
  }

  complete(prefer: readonly Choice[] = []): readonly Choice[] | undefined {
    const everything = Array.from(this.layout.sizes, (size, variable) => ({
      variable,
      values: [...Array(size).keys()],
    }));
    const wishes: readonly Wish[] = [...prefer, ...everything];
    const solution = grant(this.knowledge.backend, this.snapshot.allowed, wishes);
    return solution && Array.from(solution, (value, variable) => this.completed(variable, value));
  }

  whyNot(variable: VarId, value: Val): Conflict | undefined {
    const others = this.choices.filter((choice) => choice.variable !== variable);
    return explain(this.knowledge, others, [{ variable, values: [value], by: 'user' }]);
  }

  repairs(want: readonly Choice[], limit: number): readonly Repair[] {
    return repairsFor(this.knowledge, this.choices, want, limit);
  }

  /** Takes new choices over if they can stand; `newest` are those a refusal must not offer to give up. */
  private moveTo(choices: readonly Choice[], newest: readonly Choice[]): Outcome {
    const { knowledge } = this;
    const before = this.snapshot;
    const after = snapshotOf(knowledge, choices);
    if (!knowledge.backend.satisfiable(after.allowed)) return refusal(knowledge, choices, newest);
    this.snapshot = after;
    const changed = once(() => this.changes(before.possible(), after.possible()));
    return {
      ok: true,
      get changed() {
        return changed();
      },
    };
  }

  private changes(before: Domains | undefined, after: Domains | undefined): readonly VarId[] {
    const changed: VarId[] = [];
    for (let variable = 0; variable < this.layout.variables; variable++) {
      const end = this.firstOf(variable + 1);
      let differs = false;
      for (let word = this.firstOf(variable); word < end; word++) differs ||= before?.[word] !== after?.[word];
      if (differs) changed.push(this.idOf(variable));
    }
    return changed;
  }

  private completed(variable: number, value: Val): Choice {
    const own = this.choices.find((choice) => choice.variable === variable);
    return { variable: this.idOf(variable), values: [value], by: own?.by ?? 'default' };
  }

  private firstOf(variable: number): number {
    return this.layout.first[variable] ?? 0;
  }
}

/** Repairs for choices of which those for the wanted variables are superseded. */
export function repairsFor(
  { backend }: Knowledge,
  choices: readonly Choice[],
  want: readonly Choice[],
  limit: number,
): readonly Repair[] {
  const wanted = new Set(want.map(({ variable }) => variable));
  return cheapestRepairs(
    backend,
    choices.filter(({ variable }) => !wanted.has(variable)),
    want,
    limit,
  );
}

function refusal(knowledge: Knowledge, choices: readonly Choice[], newest: readonly Choice[]): Outcome {
  const conflict = once(() => explain(knowledge, choices, []) ?? { choices: [], rules: [], minimal: true });
  const repairs = once(() => repairsFor(knowledge, choices, newest, OFFERED_REPAIRS));
  return {
    ok: false,
    get conflict() {
      return conflict();
    },
    get repairs() {
      return repairs();
    },
  };
}

function snapshotOf({ backend }: Knowledge, choices: readonly Choice[]): Snapshot {
  const allowed = allowedBy(backend.layout, choices);
  const possible = once(() => backend.possible(allowed));
  const alternatives = once(() => {
    const known = possible();
    const chosen = choices.map(({ variable }) => variable);
    const sets = known ? backend.alternatives(allowed, known, chosen) : [];
    return new Map(sets.map((words, place) => [chosen[place] ?? -1, words]));
  });
  return { choices, allowed, possible, alternatives };
}

/** The value of a computation made at most once, at the first call. */
function once<Value>(compute: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: compute() };
    return made.value;
  };
}
