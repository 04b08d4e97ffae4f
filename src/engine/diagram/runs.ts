import { arcsOf, entriesOf, type LinkedDiagram } from './linked.ts';

/** How the runs of a diagram lie above each other. */
export interface Runs {
  /** The run of each entry. */
  readonly of: Int32Array;
  /** 1 per entry that is a pair. */
  readonly isPair: Uint8Array;
  /** Per run the other runs that need its nodes. */
  readonly needing: readonly (readonly number[])[];
  /**
   * Visits the runs of the variables marked with 1, and those that need a run of which the visit says yes; what is needed
   * comes first.
   */
  above(variables: Uint8Array, visit: (run: number) => boolean): void;
}

/** The runs of a diagram. */
export function runsOf(diagram: LinkedDiagram): Runs {
  const { runs, variableOf, firstOf, nodesOf } = diagram;
  const of = new Int32Array(entriesOf(diagram));
  const isPair = new Uint8Array(entriesOf(diagram));
  for (let run = 0; run < runs; run++) {
    of.fill(run, firstOf[run], firstOf[run + 1]);
    isPair.fill(1, firstOf[run], nodesOf[run]);
  }
  const needing = runsNeeding(diagram, of);
  /** 1 per run that is to be visited. */
  const due = new Uint8Array(runs);

  function above(variables: Uint8Array, visit: (run: number) => boolean): void {
    due.fill(0);
    for (let run = 0; run < runs; run++) {
      if (((due[run] ?? 0) | (variables[variableOf[run] ?? 0] ?? 0)) === 0 || !visit(run)) continue;
      const next = needing[run] ?? NONE;
      for (let at = 0; at < next.length; at++) due[next[at] ?? 0] = 1;
    }
  }

  return { of, isPair, needing, above };
}

const NONE: readonly number[] = [];

/** Per run the other runs whose pairs or arcs need an entry of it. */
function runsNeeding(diagram: LinkedDiagram, of: Int32Array): readonly (readonly number[])[] {
  const { runs, firstOf, nodesOf, one, other, needOf } = diagram;
  const needing: number[][] = Array.from({ length: runs }, () => []);
  /** Per run the last one that was found to need it. */
  const last = new Int32Array(runs).fill(-1);
  const meet = (run: number, entry = 0) => {
    const met = of[entry] ?? 0;
    if (entry === 0 || met === run || last[met] === run) return;
    last[met] = run;
    needing[met]?.push(run);
  };
  for (let run = 0; run < runs; run++) {
    const nodes = nodesOf[run] ?? 0;
    for (let pair = firstOf[run] ?? 0; pair < nodes; pair++) {
      meet(run, one[pair]);
      meet(run, other[pair]);
    }
    const [first, end] = arcsOf(diagram, run);
    for (let arc = first; arc < end; arc++) meet(run, needOf[arc]);
  }
  return needing;
}
