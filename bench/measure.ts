/** One measured promise: what, how much, and the figure it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The promise, where there is one: kept when the value is at most, or at least, that. */
  readonly most?: number;
  readonly least?: number;
  /** Whatever the value is to be read beside. */
  readonly beside?: string;
  /** Why the promise may be missed, said if it is. */
  readonly excuse?: string;
}

export interface Bench {
  readonly name: string;
  /** Takes so long that it runs only when it is named. */
  readonly onlyByName?: boolean;
  readonly run: () => Promise<readonly Figure[]>;
}

/** Whether a promise is not kept; what could not be measured keeps none. */
export function isMissed({ value, most, least }: Figure): boolean {
  return (most !== undefined && !(value <= most)) || (least !== undefined && !(value >= least));
}

/** What a run fails by. */
export function missedWithoutExcuse(figures: readonly Figure[]): readonly Figure[] {
  return figures.filter((figure) => isMissed(figure) && figure.excuse === undefined);
}

/** Times of one piece of work repeated, in ms, after a warm-up. */
export async function timesOf(repeats: number, work: (index: number) => unknown): Promise<readonly number[]> {
  for (let index = 0; index < Math.min(repeats, 50); index++) await work(index);
  const times: number[] = [];
  for (let index = 0; index < repeats; index++) {
    const began = performance.now();
    await work(index);
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other);
}

/** The time that a share of the sorted times stays within. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Half of the sorted times stay within this. */
export function median(sorted: readonly number[]): number {
  return quantile(sorted, 0.5);
}

/** The times in order. */
export function sorted(times: readonly number[]): readonly number[] {
  return [...times].sort((one, other) => one - other);
}

/** Half of the times stay within this, in whatever order they are. */
export function middle(times: readonly number[]): number {
  return median(sorted(times));
}

/** Milliseconds of processor this process has taken: what a computation costs, whoever else shares the machine. */
export function processorClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
