const MINUTE_MS = 60_000;

/** What everybody may spend in a minute; what is spent comes back evenly (a leaky bucket, kept as the moment at which it is empty). */
export class JobBudget {
  readonly #perMinute: number;
  readonly #emptyAt = new Map<string, number>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** In how many milliseconds there will be enough; who owes nothing may spend whatever one job costs. */
  waitFor(owner: string, cost: number, now: number): number {
    const owed = this.#owed(owner, now);
    const missing = owed + this.#msOf(cost) - MINUTE_MS;
    return missing > 0 ? Math.min(missing, owed) : 0;
  }

  /** Spends, or answers in how many milliseconds there will be enough. */
  spend(owner: string, cost: number, now: number): number {
    this.#forgetWhoOwesNothing(now);
    const wait = this.waitFor(owner, cost, now);
    if (wait > 0) return wait;
    const emptyAt = now + this.#owed(owner, now) + this.#msOf(cost);
    this.#emptyAt.delete(owner);
    this.#emptyAt.set(owner, emptyAt);
    return 0;
  }

  /** What was spent and has not come back, ms. */
  #owed(owner: string, now: number): number {
    return Math.max(0, (this.#emptyAt.get(owner) ?? now) - now);
  }

  #msOf(cost: number): number {
    return (cost * MINUTE_MS) / this.#perMinute;
  }

  /** From those who spent longest ago on: there are never many more than spent in a minute. */
  #forgetWhoOwesNothing(now: number): void {
    for (const [owner, emptyAt] of this.#emptyAt) {
      if (emptyAt > now) return;
      this.#emptyAt.delete(owner);
    }
  }
}
