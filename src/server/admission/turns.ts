/**
 * Turns of the event loop, one for each piece of work that waited: begun in one go, as many as there are places would hold up
 * everybody else for as long as all of them take together.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** This turn, if nobody has it; else one of its own, after those that were asked for before. */
  async next(): Promise<void> {
    if (this.#isTaken) return new Promise((begin) => void this.#waiting.push(begin));
    this.#take();
  }

  #take(): void {
    this.#isTaken = true;
    setImmediate(() => {
      this.#isTaken = false;
      const begin = this.#waiting.shift();
      if (begin === undefined) return;
      this.#take();
      begin();
    });
  }
}
