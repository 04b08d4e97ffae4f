/** Failures in a row after which a service is left alone, and for how long, ms. */
const MAX_FAILURES = 3;
const REST = 30_000;

/** Leaves a failing service alone for a while instead of letting everybody wait for it; then one call tries it again. */
export class CircuitBreaker {
  #failures = 0;
  #openUntil = 0;

  constructor(private readonly clock: () => Date) {}

  /** Whether the service is to be left alone now. Who hears no after a rest is the one that tries; the others wait on. */
  isOpen(): boolean {
    const now = this.clock().getTime();
    if (this.#failures < MAX_FAILURES) return false;
    if (now < this.#openUntil) return true;
    this.#openUntil = now + REST;
    return false;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    this.#openUntil = this.clock().getTime() + REST;
  }
}
