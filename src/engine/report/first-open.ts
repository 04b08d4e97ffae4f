import { countBits } from '#engine/bits.ts';
import { CyclicCore } from '#engine/search/cyclic-core.ts';
import type { Propagator } from '#engine/search/propagate.ts';
import type { Picker } from '#engine/search/search.ts';

/** After so many wrong turns in one search the constraints in their order are no guide. */
const MAX_WRONG_TURNS = 40;

/**
 * Where to decide when one solution is enough: in the first constraint that does not hold yet, whichever value the others
 * take. It is found without looking at those known to hold from the levels above, so that a search that makes no wrong
 * turn looks at each constraint once. One that makes many goes on where the constraints restrict most.
 */
export class FirstOpen implements Picker {
  private readonly propagator: Propagator;
  private readonly core: CyclicCore;
  /** Per level, the constraints before this one hold. */
  private readonly heldAt: number[] = [];
  private base = 0;
  private last = 0;
  private wrongTurns = 0;

  constructor(propagator: Propagator) {
    this.propagator = propagator;
    this.core = new CyclicCore(propagator);
  }

  /** To be called before each search. */
  begin(): void {
    this.base = this.propagator.level;
    this.last = this.base - 1;
    this.wrongTurns = 0;
  }

  pick(): number {
    const { level, network } = this.propagator;
    if (level <= this.last) this.wrongTurns++;
    this.last = level;
    if (this.wrongTurns > MAX_WRONG_TURNS) return this.core.pick();
    let constraint = level > this.base ? (this.heldAt[level - 1] ?? 0) : 0;
    while (constraint < network.constraints.length && this.holds(constraint)) constraint++;
    this.heldAt[level] = constraint;
    return constraint < network.constraints.length ? this.smallestOf(constraint) : -1;
  }

  /** After propagation a constraint with fewer than two open variables holds. */
  private holds(constraint: number): boolean {
    const variables = this.propagator.network.constraints[constraint]?.variables ?? [];
    let open = 0;
    for (let position = 0; position < variables.length; position++) {
      const standing = this.propagator.standingOf(constraint, position);
      if (standing === 'holds') return true;
      if (standing === 'open') open++;
    }
    return open < 2;
  }

  private smallestOf(constraint: number): number {
    const { layout, network, words } = this.propagator;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    network.constraints[constraint]?.variables.forEach((variable, position) => {
      if (this.propagator.standingOf(constraint, position) !== 'open') return;
      const size = countBits(words, layout.first[variable] ?? 0, layout.first[variable + 1] ?? 0);
      if (size >= least) return;
      best = variable;
      least = size;
    });
    return best;
  }
}
