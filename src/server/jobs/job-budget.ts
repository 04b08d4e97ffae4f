const MINUTE_MS = 60_000;

/** What everybody may spend in a minute; what is spent comes back evenly (a leaky bucket, kept as the moment at which it is empty). */
export class JobBudget {
  readonly #perMinute: number;
  readonly #emptyAt = new Map<string, number>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Spends, or answers in how many milliseconds there will be enough; who owes nothing may spend whatever one job costs. */
  spend(owner: string, cost: number, now: number): number {
    this.#forgetWhoOwesNothing(now);
    const owedUntil = Math.max(now, this.#emptyAt.get(owner) ?? now);
    const next = owedUntil + (cost * MINUTE_MS) / this.#perMinute;
    const missing = next - now - MINUTE_MS;
    if (missing > 0 && owedUntil > now) return Math.min(missing, owedUntil - now);
    this.#emptyAt.delete(owner);
    this.#emptyAt.set(owner, next);
    return 0;
  }

  /** From those who spent longest ago on: there are never many more than spent in a minute. */
  #forgetWhoOwesNothing(now: number): void {
    for (const [owner, emptyAt] of this.#emptyAt) {
      if (emptyAt > now) return;
      this.#emptyAt.delete(owner);
    }
  }
}
