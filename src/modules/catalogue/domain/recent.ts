/** The few things used last, by key; making one again takes a moment, keeping many takes memory. */
export class Recent<Value> {
  readonly #kept = new Map<string, Value>();

  constructor(private readonly most: number) {}

  /** What is kept under a key, which thereby becomes the most recently used. */
  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    return value === undefined ? undefined : this.keep(key, value);
  }

  /** Keeps a value, and lets go of the one not used for longest. */
  keep(key: string, value: Value): Value {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
    return value;
  }
}

/** Values made at the first question for their key, so many of them kept. */
export function kept<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const recent = new Recent<Value>(most);
  return (key) => recent.get(key) ?? recent.keep(key, make(key));
}
