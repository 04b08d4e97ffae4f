import { bitsIn } from '#engine/bits.ts';
import type { Choice, Outcome, Repair, Session, Val, VarId } from '#engine/engine.ts';
import type { Domains } from '#engine/layout.ts';
import { allowedBy, replacing, taken } from './choices.ts';
import { explainAll, type Knowledge } from './explain.ts';
import type { Names } from './names.ts';
import { once } from './once.ts';
import { cheapestRepairs } from './repairs.ts';
import { rowsWithin } from './rows.ts';

/** How many repairs a refusal offers. */
const OFFERED_REPAIRS = 3;

/** Choices and what follows from them; what is dear is worked out when first asked for. */
interface Snapshot {
  readonly choices: readonly Choice[];
  readonly allowed: Domains;
  readonly possible: () => Domains | undefined;
  readonly alternatives: () => readonly (readonly [variable: number, words: Int32Array])[];
  /** Sets of values already handed out, per variable. */
  readonly sets: ReadonlySet<Val>[];
}

/** A session without choices. */
export function newSession(knowledge: Knowledge, names: Names): Session {
  const { backend } = knowledge;
  const { layout } = backend;
  let now = snapshotOf(knowledge, []);

  /** Takes new choices over if they can stand; `newest` are those a refusal must not offer to give up. */
  function moveTo(choices: readonly Choice[], newest: readonly Choice[]): Outcome {
    const before = now;
    const after = snapshotOf(knowledge, choices);
    if (!backend.satisfiable(after.allowed)) return refusal(knowledge, choices, newest);
    now = after;
    const changed = once(() => names.ids.filter((variable) => differs(variable, before.possible(), after.possible())));
    return {
      ok: true,
      get changed() {
        return changed();
      },
    };
  }

  function differs(variable: VarId, before: Domains | undefined, after: Domains | undefined): boolean {
    for (let word = layout.first[variable] ?? 0; word < (layout.first[variable + 1] ?? 0); word++) {
      if (before?.[word] !== after?.[word]) return true;
    }
    return false;
  }

  function possible(variable: VarId): ReadonlySet<Val> {
    const domains = now.possible() ?? [];
    now.sets[variable] ??= new Set(bitsIn(domains, layout.first[variable] ?? 0, layout.first[variable + 1] ?? 0));
    return now.sets[variable];
  }

  const others = (variable: VarId) => now.choices.filter((choice) => choice.variable !== variable);
  const conflicts: Session['allConflicts'] = (variable, value, limit) =>
    explainAll(knowledge, others(variable), taken(layout, [{ variable, values: [value], by: 'user' }]), limit);

  return {
    get choices() {
      return now.choices;
    },
    choose(choice) {
      const newest = taken(layout, [choice]);
      return moveTo(replacing(now.choices, newest), newest);
    },
    retract: (variable) => moveTo(others(variable), []),
    set: (all) => moveTo(replacing([], taken(layout, all)), []),
    possible,
    isPossible: (variable, value) => possible(variable).has(value),
    forced(variable) {
      const [only, ...more] = possible(variable);
      return more.length === 0 ? only : undefined;
    },
    alternatives(variable) {
      const own = now.alternatives().find(([chosen]) => chosen === variable)?.[1];
      return own ? new Set(bitsIn(own, 0, own.length)) : possible(variable);
    },
    complete(prefer = []) {
      const all = names.ids.map((variable) => ({ variable, values: [...Array(layout.sizes[variable]).keys()] }));
      const solution = backend.grant(now.allowed, [...taken(layout, prefer), ...all]);
      const makers = new Map(now.choices.map(({ variable, by }) => [variable, by]));
      return (
        solution &&
        names.ids.map((variable) => ({
          variable,
          values: [solution[variable] ?? 0],
          by: makers.get(variable) ?? 'default',
        }))
      );
    },
    remaining: () => backend.count(now.allowed),
    remainingPer: (variable) => backend.countPer(allowedBy(layout, others(variable)), variable),
    rows: (query) => rowsWithin(backend, now.allowed, now.possible(), query.table.variables.map(names.id), query),
    whyNot: (variable, value) => conflicts(variable, value, 1)[0],
    allConflicts: conflicts,
    repairs: (want, limit) => repairsFor(knowledge, now.choices, want, limit),
  };
}

/** Repairs for choices of which those for the wanted variables are superseded. */
export function repairsFor(
  { backend }: Knowledge,
  choices: readonly Choice[],
  want: readonly Choice[],
  limit: number,
): readonly Repair[] {
  const kept = choices.filter((choice) => want.every(({ variable }) => variable !== choice.variable));
  return cheapestRepairs(backend, kept, taken(backend.layout, want), limit);
}

function refusal(knowledge: Knowledge, choices: readonly Choice[], newest: readonly Choice[]): Outcome {
  const conflict = once(() => explainAll(knowledge, choices, [], 1)[0] ?? { choices: [], rules: [], minimal: true });
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
    const words = known ? backend.alternatives(allowed, known, chosen) : [];
    return words.map((own, place) => [chosen[place] ?? -1, own] as const);
  });
  return { choices, allowed, possible, alternatives, sets: [] };
}
