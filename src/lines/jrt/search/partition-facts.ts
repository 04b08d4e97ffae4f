import type { CatalogueTable, Partition } from '#lines/jrt/rows/catalogue-table.ts';

/** What a search knows of a partition before it looks at its rows. */
export interface PartitionFacts {
  /** The inputs its rows have, each once. */
  readonly inputs: Uint16Array;
  /** By gear the lowest and the highest speed of its rows, r/min, at their own input speed. */
  readonly slowest: Float64Array;
  readonly fastest: Float64Array;
}

const known = new WeakMap<Partition, PartitionFacts>();

/** The facts of a partition, gathered from its rows when it is first searched. */
export function factsOfPartition(table: CatalogueTable, partition: Partition): PartitionFacts {
  const facts = known.get(partition) ?? gather(table, partition);
  known.set(partition, facts);
  return facts;
}

function gather({ columns, gears, inputs }: CatalogueTable, { offsets, gears: own }: Partition): PartitionFacts {
  const isMet = new Uint8Array(inputs.length);
  const slowest = new Float64Array(gears.length).fill(Number.POSITIVE_INFINITY);
  const fastest = new Float64Array(gears.length);
  for (const gear of own) {
    const end = offsets[gear + 1] ?? 0;
    for (let row = offsets[gear] ?? 0; row < end; row++) {
      const speed = columns.outputSpeed[row] ?? 0;
      isMet[columns.input[row] ?? 0] = 1;
      slowest[gear] = Math.min(slowest[gear] ?? 0, speed);
      fastest[gear] = Math.max(fastest[gear] ?? 0, speed);
    }
  }
  const met = Array.from(isMet.keys()).filter((input) => isMet[input] === 1);
  return { inputs: Uint16Array.from(met), slowest, fastest };
}
