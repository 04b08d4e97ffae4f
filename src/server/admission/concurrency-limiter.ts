import { Failure } from '#server/failures.ts';

/** For how long a wait a request may join the queue: a crowd that comes at once is served, ms. */
const CROWD_MS = 1_000;
/** The same while the queue stands: a long one then delays everybody and serves nobody more, ms. */
const STANDING_MS = 500;
/** Waits are foretold, so some turn out longer, above all as the overload begins; after this one is refused after all, ms. */
const MAX_MS = 3_000;
/** From when on a queue that was never empty meanwhile stands, ms. */
const STANDS_AFTER_MS = 1_000;

/** How much each stay that ends counts in the mean, which follows what is asked for. */
const WEIGHT = 0.05;

interface Waiting {
  readonly enter: () => void;
}

/** What a limiter is like at the moment, and how many it has turned away. */
export interface LimiterFigures {
  readonly places: number;
  readonly atWork: number;
  readonly waiting: number;
  readonly refused: number;
}

/**
 * The limiter in which requests work: so many places, and a queue before it for whoever may expect one soon
 * (docs/decisions/0030-overload.md). Who would wait for too long is told so at once.
 */
export class ConcurrencyLimiter {
  readonly #places: number;
  readonly #queue: Waiting[] = [];
  #atWork = 0;
  #refused = 0;
  #ended = 0;
  #meanStay = 0;
  #queuedSince = 0;
  #movedAt = 0;

  constructor(places: number) {
    this.#places = places;
  }

  get figures(): LimiterFigures {
    return { places: this.#places, atWork: this.#atWork, waiting: this.#queue.length, refused: this.#refused };
  }

  /** Whether whoever came now would be refused. */
  get isShut(): boolean {
    return this.#atWork >= this.#places && this.#expectedWait() > this.#longestWait();
  }

  /** Counts one that was turned away before it came in. */
  shed(): void {
    this.#refused += 1;
  }

  /** Does a piece of work in a place of its own, told how long it waited for that; refused if that would be too long. */
  async admit<Result>(work: (waited: number) => Promise<Result>): Promise<Result> {
    const came = performance.now();
    if (this.#atWork < this.#places) this.#atWork += 1;
    else await this.#queueUp(came);
    const began = performance.now();
    try {
      return await work(began - came);
    } finally {
      this.#learn(performance.now() - began);
      this.#passPlaceOn();
    }
  }

  #queueUp(now: number): Promise<void> {
    if (this.isShut) throw this.#refusal();
    if (this.#queue.length === 0) this.#queuedSince = this.#movedAt = now;
    return new Promise((enter, refuse) => {
      const waiting = {
        enter() {
          clearTimeout(limit);
          enter();
        },
      };
      const limit = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        refuse(this.#refusal());
      }, MAX_MS);
      this.#queue.push(waiting);
    });
  }

  #refusal(): Failure {
    this.#refused += 1;
    return new Failure('server.busy');
  }

  #learn(stay: number): void {
    this.#ended += 1;
    this.#meanStay += Math.max(WEIGHT, 1 / this.#ended) * (stay - this.#meanStay);
  }

  #passPlaceOn(): void {
    this.#movedAt = performance.now();
    const next = this.#queue.shift();
    if (next === undefined) this.#atWork -= 1;
    else next.enter();
  }

  /** By those before oneself and what a stay lasts: of late, and at least as long as nobody has left by now. */
  #expectedWait(): number {
    const stay = Math.max(this.#meanStay, performance.now() - this.#movedAt);
    return (this.#queue.length * stay) / this.#places;
  }

  #longestWait(): number {
    const stands = this.#queue.length > 0 && performance.now() - this.#queuedSince > STANDS_AFTER_MS;
    return stands ? STANDING_MS : CROWD_MS;
  }
}
