import { countBits } from '#engine/bits.ts';
import type { Propagator } from './propagate.ts';

/**
 * Where search has to decide. After propagation every value left extends to a solution if no cycle runs through the
 * open variables and the constraints between them (Berge-acyclicity), so only variables on cycles, or on paths between
 * cycles, are worth a decision; with none left the search has succeeded for all values at once.
 */
export class CyclicCore {
  private readonly propagator: Propagator;
  /** The variables of constraint c are entries `first[c]` to `first[c + 1]` of `scope`. */
  private readonly first: Int32Array;
  private readonly scope: Int32Array;
  /** 1 per entry of `scope` whose variable is open and still matters to its constraint; 0 once peeled. */
  private readonly linked: Uint8Array;
  /** How many entries are linked, per constraint and per variable. */
  private readonly spans: Int32Array;
  private readonly links: Int32Array;
  private readonly leaves: number[] = [];

  constructor(propagator: Propagator) {
    const { constraints } = propagator.network;
    this.propagator = propagator;
    this.first = new Int32Array(constraints.length + 1);
    constraints.forEach(({ variables }, number) => {
      this.first[number + 1] = (this.first[number] ?? 0) + variables.length;
    });
    this.scope = Int32Array.from(constraints.flatMap(({ variables }) => [...variables]));
    this.linked = new Uint8Array(this.scope.length);
    this.spans = new Int32Array(constraints.length);
    this.links = new Int32Array(propagator.layout.variables);
  }

  /** The open variable on a cycle that seems to restrict most, or -1 if there is no cycle. */
  pick(): number {
    this.links.fill(0);
    for (let constraint = 0; constraint < this.spans.length; constraint++) this.link(constraint);
    this.peel();
    return this.mostRestrictive();
  }

  private link(constraint: number): void {
    const start = this.first[constraint] ?? 0;
    const end = this.first[constraint + 1] ?? 0;
    const span = this.markOpen(constraint, start, end);
    this.spans[constraint] = span < 2 ? 0 : span;
    if (span < 2) {
      this.linked.fill(0, start, end);
      return;
    }
    for (let entry = start; entry < end; entry++) {
      if (this.linked[entry] === 1) this.addLinks(this.scope[entry] ?? 0, 1);
    }
  }

  /** Marks the open variables of a constraint and counts them; 0 if it holds whatever they become. */
  private markOpen(constraint: number, start: number, end: number): number {
    let span = 0;
    for (let entry = start; entry < end; entry++) {
      const standing = this.propagator.standingOf(constraint, entry - start);
      if (standing === 'holds') return 0;
      this.linked[entry] = standing === 'open' ? 1 : 0;
      if (standing === 'open') span++;
    }
    return span;
  }

  private addLinks(variable: number, change: 1 | -1): void {
    const links = (this.links[variable] ?? 0) + change;
    this.links[variable] = links;
    if (change < 0 && links === 1) this.leaves.push(variable);
  }

  /** Takes away variables in only one constraint, and constraints of only one variable, until only cycles remain. */
  private peel(): void {
    for (let variable = 0; variable < this.links.length; variable++) {
      if (this.links[variable] === 1) this.leaves.push(variable);
    }
    for (let leaf = this.leaves.pop(); leaf !== undefined; leaf = this.leaves.pop()) {
      if (this.links[leaf] === 1) this.detach(leaf);
    }
  }

  private detach(variable: number): void {
    const { first, constraint, position } = this.propagator.occurrences;
    const end = first[variable + 1] ?? 0;
    this.links[variable] = 0;
    for (let occurrence = first[variable] ?? 0; occurrence < end; occurrence++) {
      const number = constraint[occurrence] ?? 0;
      const entry = (this.first[number] ?? 0) + (position[occurrence] ?? 0);
      if (this.linked[entry] === 0) continue;
      this.linked[entry] = 0;
      const span = (this.spans[number] ?? 0) - 1;
      this.spans[number] = span;
      if (span === 1) this.dissolve(number);
    }
  }

  /** Takes a constraint with one linked variable left away from that variable. */
  private dissolve(constraint: number): void {
    const end = this.first[constraint + 1] ?? 0;
    this.spans[constraint] = 0;
    for (let entry = this.first[constraint] ?? 0; entry < end; entry++) {
      if (this.linked[entry] === 0) continue;
      this.linked[entry] = 0;
      this.addLinks(this.scope[entry] ?? 0, -1);
    }
  }

  private mostRestrictive(): number {
    let best = -1;
    let highest = 0;
    for (let variable = 0; variable < this.links.length; variable++) {
      if (this.links[variable] === 0) continue;
      const score = this.score(variable);
      if (score <= highest) continue;
      best = variable;
      highest = score;
    }
    return best;
  }

  /** Weighted degree over domain size (Boussemart et al., 2004), counted on the cycles only. */
  private score(variable: number): number {
    const { layout, occurrences, failures, words } = this.propagator;
    const end = occurrences.first[variable + 1] ?? 0;
    let weight = 0;
    for (let occurrence = occurrences.first[variable] ?? 0; occurrence < end; occurrence++) {
      const number = occurrences.constraint[occurrence] ?? 0;
      const entry = (this.first[number] ?? 0) + (occurrences.position[occurrence] ?? 0);
      if (this.linked[entry] === 1) weight += failures[number] ?? 0;
    }
    return weight / countBits(words, layout.first[variable] ?? 0, layout.first[variable + 1] ?? 0);
  }
}
