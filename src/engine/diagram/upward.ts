import { type Domains, fullDomains } from '#engine/layout.ts';
import type { LinkedDiagram } from './linked.ts';
import { type Marks, marksOf, PLACES } from './marks.ts';
import { type Runs, runsOf } from './runs.ts';

/** Which sets and entries still hold under restricted domains: found anew, from what is needed upwards, where they changed. */
export interface Upward {
  readonly runs: Runs;
  readonly marks: Marks;
  /** 1 per run in which an arc may hold no longer, or anew; set by walks up, cleared by who takes notice. */
  readonly altered: Uint8Array;
  /** Walks up where the domains differ from those of the last walk; whether a solution is left. */
  up(allowed: Domains): boolean;
  /** After a walk up: whether an arc has an allowed value, and what it needs holds. */
  arcHolds(arc: number): boolean;
}

/** Walks up a diagram on which nothing is restricted yet. */
export function upwardOf(diagram: LinkedDiagram): Upward {
  const { layout, sets, firstOf, nodesOf, one, other, setOf, needOf, root } = diagram;
  const runs = runsOf(diagram);
  const marks = marksOf(diagram);
  const { holds, fits } = marks;
  const altered = new Uint8Array(diagram.runs).fill(1);
  const known = fullDomains(layout);
  /** 1 per variable of which a set changed. */
  const concerned = new Uint8Array(layout.variables + 1);
  const tree = { one, other, support: one.slice() };

  function up(allowed: Domains): boolean {
    if (adopt(allowed)) runs.above(concerned, renew);
    return root >= 0 && holds[root] === 1;
  }

  function renew(run: number): boolean {
    const nodes = nodesOf[run] ?? 0;
    altered[run] = 1;
    renewPairs(marks, tree, firstOf[run] ?? 0, nodes);
    return renewNodes(marks, tree, nodes, firstOf[run + 1] ?? 0);
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

  const arcHolds = (arc: number) => fits[setOf[arc] ?? 0] === 1 && holds[needOf[arc] ?? 0] === 1;

  return { runs, marks, altered, up, arcHolds };
}

/** Which arcs a node has, or which entries a pair; and per node the arc by which it held last. */
interface Tree extends Pick<LinkedDiagram, 'one' | 'other'> {
  readonly support: Int32Array;
}

function renewPairs({ all }: Marks, { one, other }: Tree, from: number, end: number): void {
  for (let pair = from; pair < end; pair++) all[pair] = (all[one[pair] ?? 0] ?? 0) & (all[other[pair] ?? 0] ?? 0);
}

/** Finds anew which of some nodes hold; whether any changed. */
function renewNodes(marks: Marks, tree: Tree, from: number, end: number): boolean {
  const { all, places } = marks;
  let changed = 0;
  for (let node = from; node < end; node++) {
    const known = PLACES * (tree.support[node] ?? 0);
    const still = (all[places[known] ?? 0] ?? 0) & (all[places[known + 1] ?? 0] ?? 0);
    const now = still | (still === 0 ? findSupport(marks, tree, node) : 0);
    changed |= (all[node] ?? 0) ^ now;
    all[node] = now;
  }
  return changed === 1;
}

/** Looks for an arc by which a node holds: 1 if there is one. */
function findSupport({ all, places }: Marks, { one, other, support }: Tree, node: number): number {
  const end = other[node] ?? 0;
  for (let arc = one[node] ?? 0; arc < end; arc++) {
    const place = PLACES * arc;
    if (((all[places[place] ?? 0] ?? 0) & (all[places[place + 1] ?? 0] ?? 0)) === 0) continue;
    support[node] = arc;
    return 1;
  }
  return 0;
}
