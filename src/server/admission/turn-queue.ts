/** What waits, by client: clients take turns, and what one client brought keeps its order. */
export class TurnQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /** Of whom something waits, whose turn is next first. */
  get clients(): Iterable<string> {
    return this.#waiting.keys();
  }

  countOf(client: string): number {
    return this.#waiting.get(client)?.length ?? 0;
  }

  /** How many would have their turn before what a client added now. */
  aheadOf(client: string): number {
    const turn = this.countOf(client) + 1;
    let ahead = 0;
    for (const own of this.#waiting.values()) ahead += Math.min(own.length, turn);
    return ahead;
  }

  add(client: string, item: Item): void {
    const own = this.#waiting.get(client);
    if (own === undefined) this.#waiting.set(client, [item]);
    else own.push(item);
    this.#size += 1;
  }

  remove(client: string, item: Item): void {
    const own = this.#waiting.get(client) ?? [];
    const at = own.indexOf(item);
    if (at === -1) return;
    own.splice(at, 1);
    if (own.length === 0) this.#waiting.delete(client);
    this.#size -= 1;
  }

  /** Takes the first of the next client that may begin, whose next turn comes after everybody's. */
  next(mayBegin: (client: string) => boolean): { readonly client: string; readonly item: Item } | undefined {
    for (const [client, own] of this.#waiting) {
      const [item] = own;
      if (item === undefined || !mayBegin(client)) continue;
      this.remove(client, item);
      if (own.length > 0) {
        this.#waiting.delete(client);
        this.#waiting.set(client, own);
      }
      return { client, item };
    }
    return undefined;
  }
}
