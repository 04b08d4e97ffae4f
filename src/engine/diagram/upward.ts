import { type Domains, fullDomains } from '#engine/layout.ts';
import { entriesOf, type LinkedDiagram } from './linked.ts';
import { type Runs, runsOf } from './runs.ts';

/** Which sets and nodes still hold under restricted domains: found anew, from what is needed upwards, where they changed. */
export interface Upward {
  readonly runs: Runs;
  /** 1 per set with an allowed value. */
  readonly fits: Uint8Array;
  /** 1 per node that holds. */
  readonly holds: Uint8Array;
  /** 1 per run in which an arc may hold no longer, or anew; set by walks up, cleared by who takes notice. */
  readonly altered: Uint8Array;
  /** Walks up where the domains differ from those of the last walk; whether a solution is left. */
  up(allowed: Domains): boolean;
  /** After a walk up: whether all an entry stands for holds, one node aside. */
  held(entry: number, aside?: number): number;
  /** After a walk up: whether an arc has an allowed value, and what it needs holds. */
  arcHolds(arc: number): boolean;
}

/** Walks up a diagram on which nothing is restricted yet. */
export function upwardOf(diagram: LinkedDiagram): Upward {
  const { layout, sets, firstOf, nodesOf, one, other, setOf, needOf, root } = diagram;
  const runs = runsOf(diagram);
  const { isPair } = runs;
  const fits = new Uint8Array(sets.count).fill(1);
  const holds = new Uint8Array(entriesOf(diagram)).fill(1);
  const altered = new Uint8Array(diagram.runs).fill(1);
  const known = fullDomains(layout);
  /** 1 per variable of which a set changed. */
  const concerned = new Uint8Array(layout.variables + 1);
  /** Per node the arc by which it held last. */
  const support = one.slice();

  function up(allowed: Domains): boolean {
    if (adopt(allowed)) runs.above(concerned, renew);
    return root >= 0 && held(root) === 1;
  }

  function renew(run: number): boolean {
    const end = firstOf[run + 1] ?? 0;
    let changed = 0;
    altered[run] = 1;
    for (let node = nodesOf[run] ?? 0; node < end; node++) {
      const now = arcHolds(support[node] ?? 0) || findSupport(node) ? 1 : 0;
      changed |= (holds[node] ?? 0) ^ now;
      holds[node] = now;
    }
    return changed === 1;
  }

  function findSupport(node: number): boolean {
    const end = other[node] ?? 0;
    for (let arc = one[node] ?? 0; arc < end; arc++) {
      if (!arcHolds(arc)) continue;
      support[node] = arc;
      return true;
    }
    return false;
  }

  /** Takes over domains and tests the sets concerned; whether any answer is new. */
  function adopt(allowed: Domains): boolean {
    let any = 0;
    for (let variable = 0; variable < layout.variables; variable++) {
      const end = layout.first[variable + 1] ?? 0;
      let differs = 0;
      for (let word = layout.first[variable] ?? 0; word < end; word++) {
        differs |= (known[word] ?? 0) ^ (allowed[word] ?? 0);
        known[word] = allowed[word] ?? 0;
      }
      any |= concerned[variable] = differs === 0 ? 0 : testSets(variable);
    }
    return any !== 0;
  }

  function testSets(variable: number): number {
    let changed = 0;
    const end = sets.firstOf[variable + 1] ?? 0;
    for (let set = sets.firstOf[variable] ?? 0; set < end; set++) {
      const fit = fitOf(set, layout.first[variable] ?? 0);
      changed |= (fits[set] ?? 0) ^ fit;
      fits[set] = fit;
    }
    return changed;
  }

  /** Whether a set has an allowed value, of which the words begin at `home`. */
  function fitOf(set: number, home: number): number {
    const stop = sets.firstWord[set + 1] ?? 0;
    let common = 0;
    for (let word = sets.firstWord[set] ?? 0, place = home; word < stop; word++, place++)
      common |= (sets.words[word] ?? 0) & (known[place] ?? 0);
    return common === 0 ? 0 : 1;
  }

  function held(entry: number, aside = -1): number {
    let left = entry;
    for (; isPair[left] === 1; left = one[left] ?? 0) {
      const right = other[left] ?? 0;
      if (holds[right] === 0 && right !== aside) return 0;
    }
    return left === aside ? 1 : (holds[left] ?? 0);
  }

  const arcHolds = (arc: number) => fits[setOf[arc] ?? 0] === 1 && held(needOf[arc] ?? 0) === 1;

  return { runs, fits, holds, altered, up, held, arcHolds };
}
