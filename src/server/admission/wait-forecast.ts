/** For how long a wait a request may join the queue: a crowd that comes at once is served, ms. */
const CROWD_MS = 1_000;
/** The same while the queue stands: a long one then delays everybody and serves nobody more, ms. */
const STANDING_MS = 500;
/** From when on a queue that was never empty meanwhile stands, ms. */
const STANDS_AFTER_MS = 1_000;

/** How much each stay that ends counts in the mean, which follows what is asked for. */
const WEIGHT = 0.05;

/** How long a wait for a place will be, and whether that is too long (docs/decisions/0030-overload.md). */
export class WaitForecast {
  #ended = 0;
  #meanStay = 0;
  #queuedSince = 0;
  #movedAt = 0;

  constructor(private readonly places: number) {}

  /** A queue begins. */
  begin(now: number): void {
    this.#queuedSince = this.#movedAt = now;
  }

  /** Nobody waits for a place. */
  restart(now: number): void {
    this.#queuedSince = now;
  }

  left(stay: number, now: number): void {
    this.#ended += 1;
    this.#meanStay += Math.max(WEIGHT, 1 / this.#ended) * (stay - this.#meanStay);
    this.#movedAt = now;
  }

  /** By those before oneself and what a stay lasts: of late, and at least as long as nobody has left by now. */
  isTooLong(ahead: number, now: number, isQueue: boolean): boolean {
    const stay = Math.max(this.#meanStay, now - this.#movedAt);
    const stands = isQueue && now - this.#queuedSince > STANDS_AFTER_MS;
    return (ahead * stay) / this.places > (stands ? STANDING_MS : CROWD_MS);
  }
}
