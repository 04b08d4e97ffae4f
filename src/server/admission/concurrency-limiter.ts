import { setImmediate as aTurn } from 'node:timers/promises';
import { Failure } from '#server/failures.ts';
import { ActiveClients } from './active-clients.ts';
import { BUSY, overShare, type Refusal } from './refusal.ts';
import { ThreadShares } from './thread-shares.ts';
import { busyThread, ThreadTime } from './thread-time.ts';
import { TurnQueue } from './turn-queue.ts';
import { Turns } from './turns.ts';
import { WaitForecast } from './wait-forecast.ts';

/** Waits are foretold, so some turn out longer, above all as the overload begins; after this one is refused after all, ms. */
const MAX_MS = 3_000;
/** Who would pause for longer is refused, ms: a page whose calls come after one dear call is served. */
const LONGEST_PAUSE_MS = 2_000;

interface Place {
  /** What its client was charged with when it was taken. */
  readonly charged: number;
  readonly since: number;
}

/** A piece of work from its first place to its last. */
interface Visit {
  readonly client: string;
  readonly gone: Gone;
  readonly thread: ThreadTime;
  /** What its client was charged with for the places it has left, ms of the thread. */
  charged: number;
  place: Place | undefined;
}

type Enter = (place: Place) => void;

/** Aborted when whoever waits for the answer has gone; asked for only where work waits. */
export type Gone = () => AbortSignal;

/** Work that nobody waits for elsewhere, such as that of a test, is done to its end. */
const NEVER: Gone = () => new AbortController().signal;

/** What work is told of its stay: how long it waited for its place, and what it takes of the thread from then on. */
export interface Stay {
  readonly waited: number;
  readonly thread: ThreadTime;
  /**
   * Lets others have the thread, between the pieces of long work: for a turn, and where others are there the place is left too, and
   * the next piece begins like another request of the client. It may be refused like one, and ends where its client has gone.
   */
  readonly giveWay: () => Promise<void>;
}

/** What a limiter is like at the moment, and how many it has turned away: because it was full, or for more than their share. */
export interface LimiterFigures {
  readonly places: number;
  readonly atWork: number;
  readonly waiting: number;
  readonly refused: number;
  readonly overShare: number;
}

/**
 * The limiter in which requests work: so many places, and a queue before it for whoever may expect one soon, in which clients take
 * turns. Who has taken more than a share of the thread pauses while others are there (docs/decisions/0030-overload.md).
 * Who would wait for too long is told so at once.
 */
export class ConcurrencyLimiter {
  readonly #queue = new TurnQueue<Enter>();
  readonly #turns = new Turns();
  readonly #forecast: WaitForecast;
  readonly #shares = new ThreadShares();
  readonly #active = new ActiveClients();
  readonly #refused = { 'server.busy': 0, 'request.over-share': 0 };
  #atWork = 0;
  #endOfPause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly places: number,
    private readonly busy: () => number = busyThread,
  ) {
    this.#forecast = new WaitForecast(places);
  }

  get figures(): LimiterFigures {
    const { 'server.busy': refused, 'request.over-share': overShare } = this.#refused;
    return { places: this.places, atWork: this.#atWork, waiting: this.#queue.size, refused, overShare };
  }

  /** Why a client that came now would be refused, if it would. */
  refusalOf(client: string): Refusal | undefined {
    const now = performance.now();
    const { size } = this.#queue;
    if (this.#isFull && this.#forecast.isTooLong(this.#queue.aheadOf(client), now, size > 0)) return BUSY;
    const pause = this.#pauseOf(client, now, this.#queue.countOf(client));
    return pause > LONGEST_PAUSE_MS ? overShare(Math.min(pause, MAX_MS)) : undefined;
  }

  /** Counts one that was turned away before it came in. */
  shed({ code }: Refusal): void {
    this.#refused[code] += 1;
  }

  /**
   * Does a piece of a client's work in a place of its own; refused if it would wait for that for too long. What waits is dropped when
   * its client goes.
   */
  async admit<Result>(client: string, work: (stay: Stay) => Promise<Result>, gone: Gone = NEVER): Promise<Result> {
    const came = performance.now();
    this.#active.note(client, came);
    // Without a turn in between where it may begin at once.
    const place = this.#mayBegin(client, came) ? this.#take(client, came) : await this.#queueUp(client, came, gone);
    const visit: Visit = { client, gone, thread: new ThreadTime(this.busy), charged: 0, place };
    const { thread } = visit;
    try {
      return await work({ waited: place.since - came, thread, giveWay: () => this.#giveWay(visit) });
    } finally {
      this.#leave(visit);
    }
  }

  get #isFull(): boolean {
    return this.#atWork >= this.places;
  }

  #mayBegin(client: string, now: number): boolean {
    return !this.#isFull && this.#queue.countOf(client) === 0 && this.#pauseOf(client, now) === 0;
  }

  /** For how long a client has to let others go first, ms; alone it need not. */
  #pauseOf(client: string, now: number, ahead = 0): number {
    return this.#active.areBeside(client, now) ? this.#shares.pauseOf(client, now, ahead) : 0;
  }

  async #giveWay(visit: Visit): Promise<void> {
    const { client, gone, thread } = visit;
    thread.pause();
    await aTurn();
    await this.#turns.next();
    dropIfGone(gone());
    if (this.#active.areBeside(client, performance.now())) {
      this.#leave(visit);
      const now = performance.now();
      visit.place = this.#mayBegin(client, now) ? this.#take(client, now) : await this.#queueUp(client, now, gone);
    }
    thread.resume();
  }

  #take(client: string, now: number): Place {
    this.#atWork += 1;
    return { charged: this.#shares.begin(client, now), since: now };
  }

  /** Gives the place back, if there is one: who is refused while giving way has none. */
  #leave(visit: Visit): void {
    const { client, thread, place } = visit;
    thread.pause();
    if (place === undefined) return;
    const now = performance.now();
    this.#active.note(client, now);
    this.#shares.end(client, { charged: place.charged, took: thread.ms - visit.charged }, now);
    this.#forecast.left(now - place.since, now);
    visit.place = undefined;
    visit.charged = thread.ms;
    this.#atWork -= 1;
    this.#beginWhatMay();
  }

  /** Waits for a place, and for a turn of the event loop to begin in. */
  async #queueUp(client: string, now: number, whenGone: Gone): Promise<Place> {
    const refusal = this.refusalOf(client);
    if (refusal) throw this.#failure(refusal);
    const gone = whenGone();
    dropIfGone(gone);
    if (this.#queue.size === 0) this.#forecast.begin(now);
    const place = await this.#placeFor(client, gone);
    await this.#turns.next();
    return place;
  }

  #placeFor(client: string, gone: AbortSignal): Promise<Place> {
    return new Promise((done, refuse) => {
      const over = new AbortController();
      const end = () => {
        clearTimeout(limit);
        over.abort();
      };
      const enter = (place: Place) => {
        end();
        done(place);
      };
      const drop = (failure: Failure) => {
        end();
        this.#queue.remove(client, enter);
        refuse(failure);
      };
      const limit = setTimeout(() => drop(this.#failure(this.#isFull ? BUSY : overShare(MAX_MS))), MAX_MS);
      gone.addEventListener('abort', () => drop(abandoned()), { signal: over.signal });
      this.#queue.add(client, enter);
      this.#beginWhatMay();
    });
  }

  #failure(refusal: Refusal): Failure {
    this.shed(refusal);
    return new Failure(refusal.code, { seconds: refusal.seconds });
  }

  #beginWhatMay(): void {
    const now = performance.now();
    const hasPaused = (client: string) => this.#pauseOf(client, now) === 0;
    while (!this.#isFull) {
      const next = this.#queue.next(hasPaused);
      if (next === undefined) break;
      next.item(this.#take(next.client, now));
    }
    if (!this.#isFull) this.#beginAfterPause(now);
  }

  /** Whoever waits now pauses: nobody waits for a place. */
  #beginAfterPause(now: number): void {
    this.#forecast.restart(now);
    clearTimeout(this.#endOfPause);
    if (this.#queue.size === 0) return;
    const pauses = Array.from(this.#queue.clients, (client) => this.#pauseOf(client, now));
    this.#endOfPause = setTimeout(() => this.#beginWhatMay(), Math.ceil(Math.min(...pauses)));
  }
}

function dropIfGone(gone: AbortSignal): void {
  if (gone.aborted) throw abandoned();
}

function abandoned(): Failure {
  return new Failure('request.abandoned');
}
