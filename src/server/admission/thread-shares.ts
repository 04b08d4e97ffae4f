/** How much of the thread one client may take while others are active. */
const SHARE = 0.25;
/** What a client may take at once beyond that, ms: the calls of a page come together. */
const SAVED_MS = 50;
/** Nobody is made to wait longer for what they have taken, ms. */
const LONGEST_PAUSE_MS = 1_000;
/** How much the last piece of work counts in what is usual of a client. */
const WEIGHT = 0.5;

interface Account {
  /** The moment at which all that was taken is paid, at the rate of the share (a leaky bucket). */
  readonly paidAt: number;
  /** What a piece of this client's work takes, ms, as far as it is charged in advance: one dear piece does not foretell the next. */
  readonly usual: number;
}

/**
 * How much of the thread each client has taken. Work is charged with what is usual of the client when it begins and with what it took
 * when it ends: so dear pieces begin one after the other, with a pause after each.
 */
export class ThreadShares {
  readonly #accounts = new Map<string, Account>();

  get clients(): number {
    return this.#accounts.size;
  }

  /** In how many milliseconds a client may begin while others are active, after so many of its own. */
  pauseOf(client: string, now: number, ahead = 0): number {
    const { paidAt, usual } = this.#accountOf(client, now);
    return Math.max(0, paidAt - now + (ahead * usual - SAVED_MS) / SHARE);
  }

  /** Charges a client that begins; answers with what, for the end. */
  begin(client: string, now: number): number {
    const { paidAt, usual } = this.#accountOf(client, now);
    this.#keep(client, { paidAt: paidAt + usual / SHARE, usual }, now);
    return usual;
  }

  /** Charges what a piece of work took instead of what it was charged with. */
  end(client: string, { charged, took }: { charged: number; took: number }, now: number): void {
    const { paidAt, usual } = this.#accountOf(client, now);
    this.#keep(
      client,
      { paidAt: paidAt + (took - charged) / SHARE, usual: Math.min(SAVED_MS, usual + WEIGHT * (took - usual)) },
      now,
    );
  }

  #accountOf(client: string, now: number): Account {
    const { paidAt = now, usual = 0 } = this.#accounts.get(client) ?? {};
    return { paidAt: Math.max(now, paidAt), usual };
  }

  #keep(client: string, { paidAt, usual }: Account, now: number): void {
    const latest = now + LONGEST_PAUSE_MS + SAVED_MS / SHARE;
    this.#accounts.delete(client);
    this.#accounts.set(client, { paidAt: Math.min(paidAt, latest), usual });
    this.#forgetWhoHasPaid(now);
  }

  /** From those who asked longest ago on. */
  #forgetWhoHasPaid(now: number): void {
    for (const [client, { paidAt }] of this.#accounts) {
      if (paidAt >= now) return;
      this.#accounts.delete(client);
    }
  }
}
