import pg from 'pg';
import type { Deadline, DeadlineExceeded } from './deadline.ts';

/** What a query is: its text, or a query of `pg` made ready. */
type Statement = string | object;

/** The one form of `pg`'s query that takes both kinds of statement, and the socket; the published types leave both out. */
interface Wire {
  query(statement: Statement, values: unknown, done: (error: Error | null | undefined, result?: unknown) => void): void;
  readonly connection: { readonly stream: { destroy(): void } };
}

/** The pool had no connection to give. */
export class NoConnection extends Error {
  override name = 'NoConnection';

  constructor(reason: unknown) {
    super('No connection to the database.', { cause: reason });
  }
}

/** From how long on a connection without an answer counts as broken rather than slow, ms. */
const SILENCE_MS = 2_000;

/**
 * The connections of a pool as far as they are to be trusted. One that fell silent says that the others of its age may
 * have: they are replaced when it is their turn, so that one silence costs one wait and not one for each of them.
 */
export class Connections {
  readonly #pool: pg.Pool;
  readonly #openedAt = new WeakMap<pg.PoolClient, number>();
  #silentSince = -1;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    pool.on('connect', (client) => this.#openedAt.set(client, performance.now()));
  }

  async take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if ((this.#openedAt.get(client) ?? 0) > this.#silentSince) return client;
      cut(client);
    }
  }

  /** Notes that a connection fell silent. */
  distrust(): void {
    this.#silentSince = performance.now();
  }
}

/** Ends a connection without a word: the other side may no longer hear any. The server then ends its transaction. */
function cut(client: pg.PoolClient): void {
  (client as unknown as Wire).connection.stream.destroy();
  client.release(true);
}

/**
 * What drizzle takes for a pool: no wait, for a connection or for an answer, is longer than the deadline for it. drizzle tells a pool by the word in the name of its class.
 */
export class DeadlinePool {
  readonly #connections: Connections;
  readonly #deadline: () => Deadline;

  constructor(connections: Connections, deadline: () => Deadline) {
    this.#connections = connections;
    this.#deadline = deadline;
  }

  async query(statement: Statement, values?: unknown): Promise<unknown> {
    const client = await this.connect();
    try {
      return await client.query(statement, values);
    } finally {
      client.release();
    }
  }

  async connect(): Promise<DeadlineClient> {
    let taken: Promise<pg.PoolClient> | undefined;
    const take = () => (taken = this.#connections.take());
    const giveUp = () => void taken?.then((late) => late.release(), ignore);
    const client = await this.#deadline()
      .wait(take, giveUp)
      .catch((error: unknown) => {
        throw new NoConnection(error);
      });
    return new DeadlineClient(client, this.#connections, this.#deadline);
  }
}

/** A connection for one query or one transaction. Once lost, it answers at once with the reason it was lost for. */
export class DeadlineClient {
  readonly #client: pg.PoolClient;
  readonly #connections: Connections;
  readonly #deadline: () => Deadline;
  #hasBegun = false;
  #isReleased = false;
  #lostBy: unknown;

  constructor(client: pg.PoolClient, connections: Connections, deadline: () => Deadline) {
    this.#client = client;
    this.#connections = connections;
    this.#deadline = deadline;
  }

  async query(statement: Statement, values?: unknown): Promise<unknown> {
    if (this.#lostBy !== undefined) throw this.#lostBy;
    try {
      const answer = await this.#deadline().wait(
        () => this.#ask(statement, values),
        (reason, waited) => this.#giveUp(reason, waited),
      );
      this.#hasBegun = true;
      return answer;
    } catch (error) {
      if (isLoss(error)) this.#lostBy ??= error;
      // drizzle gives a connection back only once its transaction stands.
      if (!this.#hasBegun || this.#lostBy !== undefined) this.release();
      throw error;
    }
  }

  /** Gives the connection back, to be ended if it was lost; once is enough. */
  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    if (this.#lostBy === undefined) this.#client.release();
    else cut(this.#client);
  }

  #ask(statement: Statement, values: unknown): Promise<unknown> {
    const wire = this.#client as unknown as Wire;
    return new Promise((resolve, reject) => {
      wire.query(statement, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }

  #giveUp(reason: DeadlineExceeded, waited: number): void {
    if (waited >= SILENCE_MS) this.#connections.distrust();
    this.#lostBy ??= reason;
    this.release();
  }
}

/** Whether the connection is of no more use: it broke, or the server ends it. What else the server refuses leaves it whole. */
function isLoss(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(57P|08|25P0[34])/.test(error.code ?? '');
}

function ignore(): void {}
