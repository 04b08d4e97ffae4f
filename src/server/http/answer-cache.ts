/** Answers kept in memory under a key, the least recently used forgotten first; bounded in number and in bytes. */
export class AnswerCache {
  readonly #answers = new Map<string, Buffer>();
  #bytes = 0;

  constructor(
    private readonly mostAnswers: number,
    private readonly mostBytes: number,
  ) {}

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  /** The answer under a key, which thereby becomes the most recently used. */
  get(key: string): Buffer | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Keeps an answer; one that is too large to share the limiter with others is not kept. */
  keep(key: string, answer: Buffer): void {
    if (answer.length > this.mostBytes / 16) return;
    this.forget(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.mostAnswers && this.#bytes <= this.mostBytes) return;
      this.forget(oldest);
    }
  }

  /** Forgets everything: what the answers depended on has changed. */
  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }

  private forget(key: string): void {
    this.#bytes -= this.#answers.get(key)?.length ?? 0;
    this.#answers.delete(key);
  }
}
