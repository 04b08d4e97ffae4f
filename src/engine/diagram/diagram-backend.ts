import type { Backend, Wish } from '#engine/backend.ts';
import { bitsIn, countBits, hasBit, setBit } from '#engine/bits.ts';
import type { Domains } from '#engine/layout.ts';
import { once } from '#engine/session/once.ts';
import { cheapestOf } from './cheapest.ts';
import { countsOf } from './counts.ts';
import type { Diagram } from './diagram.ts';
import { link } from './link.ts';
import type { LinkedDiagram } from './linked.ts';
import { walksOf } from './walks.ts';

/** The exact back end of a diagram just compiled. */
export function diagramBackend(diagram: Diagram): Backend {
  return linkedBackend(link(diagram));
}

/** The exact back end of a diagram as an artefact holds it. */
export function linkedBackend(diagram: LinkedDiagram): Backend {
  const { layout, sets, one, other, setOf } = diagram;
  const { first } = layout;
  const walks = walksOf(diagram);
  const { up, down, values } = walks;
  const counts = once(() => countsOf(walks));
  const cheapest = once(() => cheapestOf(walks));

  function possible(allowed: Domains): Domains | undefined {
    if (!up(allowed)) return undefined;
    down();
    const found = values.slice();
    for (let word = 0; word < found.length; word++) found[word] = (found[word] ?? 0) & (allowed[word] ?? 0);
    return found;
  }

  function grant(allowed: Domains, wishes: readonly Wish[]): Int32Array | undefined {
    const ranks = ranksOf(wishes);
    let granted = possible(allowed);
    if (!granted) return undefined;
    /** Whether nothing but possible values is left in what is granted. */
    let isExact = true;
    let solution = pick(granted, ranks);
    for (const { variable, values: wanted } of wishes) {
      const home = first[variable] ?? 0;
      for (const value of wanted) {
        if (!hasBit(granted, home, value)) continue;
        const isNew: boolean = solution[variable] !== value;
        if (isNew && !isExact) granted = possible(granted) ?? granted;
        isExact ||= isNew;
        if (!hasBit(granted, home, value)) continue;
        if (countBits(granted, home, first[variable + 1] ?? 0) > 1) isExact = false;
        granted.fill(0, home, first[variable + 1]);
        setBit(granted, home, value);
        if (isNew && up(granted)) solution = pick(granted, ranks);
        break;
      }
    }
    return solution;
  }

  /** Per value how far down it stands among the wishes for its variable; what is not wished for comes last. */
  function ranksOf(wishes: readonly Wish[]): Int32Array {
    const ranks = new Int32Array(layout.words * 32);
    for (const { variable, values: wanted } of wishes.toReversed()) {
      wanted.forEach((value, place) => {
        ranks[(first[variable] ?? 0) * 32 + value] = place - wanted.length;
      });
    }
    return ranks;
  }

  /** A solution, after a walk up with success under the same domains: at every node the value of least rank. */
  function pick(allowed: Domains, ranks: Int32Array): Int32Array {
    const solution = new Int32Array(layout.variables);
    walks.trace((node, variable) => {
      const home = first[variable] ?? 0;
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let arc = one[node] ?? 0; arc < (other[node] ?? 0); arc++) {
        const set = setOf[arc] ?? 0;
        if (!walks.arcHolds(arc)) continue;
        for (const value of bitsIn(sets.words, sets.firstWord[set] ?? 0, sets.firstWord[set + 1] ?? 0)) {
          const rank = ranks[home * 32 + value] ?? 0;
          if (rank >= least || !hasBit(allowed, home, value)) continue;
          least = rank;
          best = arc;
          solution[variable] = value;
        }
      }
      return best;
    });
    return solution;
  }

  return {
    layout,
    satisfiable: up,
    possible,
    alternatives(allowed, _known, variables) {
      up(allowed);
      return walks.beside(variables);
    },
    solution: (allowed) => grant(allowed, []),
    grant,
    corrections: (allowed, soft) => cheapest()(allowed, soft),
    count: (allowed) => ({ exact: possible(allowed) ? counts().total(allowed) : 0n }),
    countPer: (allowed, variable) =>
      up(allowed) ? counts().perValue(allowed, variable) : new Float64Array(layout.sizes[variable] ?? 0),
  };
}
