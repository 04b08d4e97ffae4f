/** For how long a client counts as active after it was heard of, ms: between two calls a person is still there. */
const ACTIVE_MS = 1_000;

interface Heard {
  readonly client: string;
  readonly at: number;
}

const NOBODY: Heard = { client: '', at: Number.NEGATIVE_INFINITY };

/** Whether anybody else is there: of all clients, the two heard of last tell. */
export class ActiveClients {
  #last = NOBODY;
  #other = NOBODY;

  note(client: string, at: number): void {
    if (this.#last.client !== client) this.#other = this.#last;
    this.#last = { client, at };
  }

  areBeside(client: string, now: number): boolean {
    const { at } = this.#last.client === client ? this.#other : this.#last;
    return now - at < ACTIVE_MS;
  }
}
