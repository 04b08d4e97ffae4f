/**
 * What waits for a thread, by owner: of each owner one is at work at a time, and owners take turns, so that who asks for much
 * waits for themselves.
 */
export class JobQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  readonly #atWork = new Set<string>();
  #size = 0;

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /** How many of an owner wait or are at work. */
  countOf(owner: string): number {
    return (this.#waiting.get(owner)?.length ?? 0) + (this.#atWork.has(owner) ? 1 : 0);
  }

  add(owner: string, item: Item): void {
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [item]);
    else own.push(item);
    this.#size += 1;
  }

  /** Takes one that waits out of the queue; false where it waits no more. */
  remove(owner: string, item: Item): boolean {
    const own = this.#waiting.get(owner) ?? [];
    const at = own.indexOf(item);
    if (at === -1) return false;
    own.splice(at, 1);
    if (own.length === 0) this.#waiting.delete(owner);
    this.#size -= 1;
    return true;
  }

  /** The next to begin, of the owner whose turn it is; until `finish` it is the only one of its owner. */
  next(): Item | undefined {
    for (const [owner, own] of this.#waiting) {
      const [item] = own;
      if (this.#atWork.has(owner) || item === undefined) continue;
      this.remove(owner, item);
      this.#atWork.add(owner);
      return item;
    }
    return undefined;
  }

  /** What was at work for an owner has ended; their next turn comes after everybody's. */
  finish(owner: string): void {
    this.#atWork.delete(owner);
    const rest = this.#waiting.get(owner);
    if (rest === undefined) return;
    this.#waiting.delete(owner);
    this.#waiting.set(owner, rest);
  }
}
