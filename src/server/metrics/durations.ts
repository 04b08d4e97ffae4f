import type { Sample } from './exposition.ts';

/** Upper ends of the buckets, seconds. */
const BUCKETS: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Counted {
  readonly labels: Readonly<Record<string, string>>;
  /** How many fell into each bucket alone; the last is for those beyond every end. */
  readonly counts: number[];
  sum: number;
}

/** How long things took, by labels, as a histogram. */
export class Durations {
  readonly #counted = new Map<string, Counted>();

  add(labels: Readonly<Record<string, string>>, ms: number): void {
    const counted = this.#countedOf(labels);
    const seconds = ms / 1000;
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    const index = bucket === -1 ? BUCKETS.length : bucket;
    counted.counts[index] = (counted.counts[index] ?? 0) + 1;
    counted.sum += seconds;
  }

  samples(): Sample[] {
    return [...this.#counted.values()].flatMap(samplesOf);
  }

  #countedOf(labels: Readonly<Record<string, string>>): Counted {
    const key = Object.values(labels).join(' ');
    const known = this.#counted.get(key);
    if (known !== undefined) return known;
    const counted = { labels, counts: new Array<number>(BUCKETS.length + 1).fill(0), sum: 0 };
    this.#counted.set(key, counted);
    return counted;
  }
}

/** Buckets of the text format hold all that is as short or shorter. */
function samplesOf({ labels, counts, sum }: Counted): Sample[] {
  let total = 0;
  const buckets = counts.map((count, index): Sample => {
    total += count;
    const end = BUCKETS[index];
    return { suffix: '_bucket', labels: { ...labels, le: end === undefined ? '+Inf' : String(end) }, value: total };
  });
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }];
}
