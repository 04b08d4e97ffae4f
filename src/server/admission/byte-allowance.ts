/** For how many seconds a client that sends nothing saves up. */
const SAVED_SECONDS = 8;
const MAX_CLIENTS = 10_000;

interface Account {
  /** Bytes that may come now; less than none where more came than was saved up. */
  readonly level: number;
  readonly at: number;
}

/** How many bytes each client may send a second; a large body may come at once and is paid for afterwards. */
export class ByteAllowance {
  readonly #accounts = new Map<string, Account>();
  #refused = 0;

  constructor(
    private readonly perSecond: number,
    private readonly mostClients = MAX_CLIENTS,
  ) {}

  get clients(): number {
    return this.#accounts.size;
  }

  get refused(): number {
    return this.#refused;
  }

  /** Counts bytes that a client announces, or answers the seconds after which it may send again. */
  take(client: string, bytes: number, now: number): number {
    const level = this.#levelOf(client, now);
    if (level <= 0) {
      this.#refused += 1;
      return Math.floor(-level / this.perSecond) + 1;
    }
    this.#keep(client, { level: Math.max(level - bytes, -SAVED_SECONDS * this.perSecond + 1), at: now });
    return 0;
  }

  #levelOf(client: string, now: number): number {
    const most = SAVED_SECONDS * this.perSecond;
    const account = this.#accounts.get(client);
    return account ? Math.min(most, account.level + ((now - account.at) / 1_000) * this.perSecond) : most;
  }

  /** Whoever sent longest ago stands first and is forgotten first. */
  #keep(client: string, account: Account): void {
    this.#accounts.delete(client);
    this.#accounts.set(client, account);
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size > this.mostClients && oldest !== undefined) this.#accounts.delete(oldest);
  }
}
