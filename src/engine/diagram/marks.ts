import { entriesOf, type LinkedDiagram } from './linked.ts';

/**
 * What walks write on a diagram, side by side in one array: whether an entry holds, whether it is reached, whether a set
 * has an allowed value. A walk reads marks by the places of arcs and touches little else, so that it runs as fast on the
 * second diagram as on the first.
 */
export interface Marks {
  readonly all: Uint8Array;
  /** 1 per entry that holds; the first of the marks. */
  readonly holds: Uint8Array;
  /** 1 per node that is reached; they follow on `holds`. */
  readonly reached: Uint8Array;
  /** 1 per set with an allowed value. */
  readonly fits: Uint8Array;
  /** Per arc, `PLACES` by `PLACES`: the mark of its set, of what it needs, and of its node as reached. */
  readonly places: Int32Array;
}

/** Places per arc. */
export const PLACES = 3;

/** Marks of a diagram on which all holds. */
export function marksOf(diagram: LinkedDiagram): Marks {
  const entries = entriesOf(diagram);
  const all = new Uint8Array(2 * entries + diagram.sets.count).fill(1);
  return {
    all,
    holds: all.subarray(0, entries),
    reached: all.subarray(entries, 2 * entries),
    fits: all.subarray(2 * entries),
    places: placesOf(diagram, entries),
  };
}

function placesOf(diagram: LinkedDiagram, entries: number): Int32Array {
  const { runs, firstOf, nodesOf, one, other, setOf, needOf } = diagram;
  const places = new Int32Array(PLACES * setOf.length);
  for (let run = 0; run < runs; run++) {
    const last = firstOf[run + 1] ?? 0;
    for (let node = nodesOf[run] ?? 0; node < last; node++) {
      const end = other[node] ?? 0;
      for (let arc = one[node] ?? 0; arc < end; arc++)
        places.set([2 * entries + (setOf[arc] ?? 0), needOf[arc] ?? 0, entries + node], PLACES * arc);
    }
  }
  return places;
}
