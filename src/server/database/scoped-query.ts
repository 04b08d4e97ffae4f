import pg from 'pg';
import type { DeadlineClient, DeadlinePool } from './deadline-pool.ts';

/** The settings of a request that the policies of the business tables read (migrations `row_level_security` and `provider_side`). */
export interface RowReach {
  /** An array literal of organisations, or `*` for all. */
  readonly readable: string;
  readonly writable: string;
  readonly serviced: string;
}

/** The part of a `pg` connection a query speaks to; the published types leave it out. */
interface Wire {
  parse(statement: { text: string }): void;
  bind(values: { values: readonly string[] }): void;
  execute(portal: object): void;
}

/** What `pg` calls of a query while its answer comes in; the published types leave these out too. */
interface Receiver {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}

// The class is the published one; only its type is widened by what it also has (held by row-security.test.ts).
const PgQuery = pg.Query as unknown as new (config: object, values: unknown) => Receiver & pg.Submittable;

/** `set_config` with true is SET LOCAL: the settings end with the transaction, whatever becomes of it. */
const SETTINGS = `select set_config('app.readable', $1, true), set_config('app.writable', $2, true), set_config('app.serviced', $3, true)`;
const ROLE_AND_SETTINGS = `${SETTINGS}, set_config('role', 'drivewright_app', true)`;

/** Whether a request's queries also take on the role `drivewright_app`, beside its reach. */
export interface Scoping extends RowReach {
  readonly asRole: boolean;
}

/**
 * A query with the settings of its request sent before it, in the same message and, as nothing ends the transaction
 * between them, in the same transaction. A `begin` that is sent so carries the settings into the transaction it opens.
 */
class ScopedQuery extends PgQuery {
  readonly #scoping: Scoping;
  #isSet = false;

  constructor(config: object, values: unknown, scoping: Scoping) {
    super({ ...config, queryMode: 'extended' }, values);
    this.#scoping = scoping;
  }

  override prepare(wire: Wire): void {
    const { readable, writable, serviced, asRole } = this.#scoping;
    wire.parse({ text: asRole ? ROLE_AND_SETTINGS : SETTINGS });
    wire.bind({ values: [readable, writable, serviced] });
    wire.execute({});
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isSet) super.handleCommandComplete(message, wire);
    else this.#isSet = true;
  }
}

/**
 * What drizzle takes for a pool: a single query is scoped by itself, a transaction by its `begin`. Nothing is kept on a
 * connection, so the next request finds it as it was. drizzle tells a pool by the word in the name of its class.
 */
export class ScopedPool {
  readonly #pool: DeadlinePool;
  readonly #scoping: Scoping;

  constructor(pool: DeadlinePool, scoping: Scoping) {
    this.#pool = pool;
    this.#scoping = scoping;
  }

  async query(config: object, values: unknown): Promise<unknown> {
    return await this.#pool.query(new ScopedQuery(config, values, this.#scoping));
  }

  async connect(): Promise<ScopedClient> {
    return new ScopedClient(await this.#pool.connect(), this.#scoping);
  }
}

/** A connection for one transaction; what opens it carries the settings. */
class ScopedClient {
  readonly #client: DeadlineClient;
  readonly #scoping: Scoping;
  #isOpen = false;

  constructor(client: DeadlineClient, scoping: Scoping) {
    this.#client = client;
    this.#scoping = scoping;
  }

  async query(config: object, values: unknown): Promise<unknown> {
    if (this.#isOpen) return await this.#client.query(config, values);
    const begun = await this.#client.query(new ScopedQuery(config, values, this.#scoping));
    this.#isOpen = true;
    return begun;
  }

  release(): void {
    this.#client.release();
  }
}
