/** Words that can be put back: every change since a level began is undone when the level ends. */
export class Trail {
  /** Read freely; write through `write` only. */
  readonly words: Int32Array;
  private readonly stamps: Float64Array;
  private stamp = 0;
  private saved = new Int32Array(1024);
  private used = 0;
  private readonly starts: number[] = [];

  constructor(words: Int32Array) {
    this.words = words;
    this.stamps = new Float64Array(words.length).fill(-1);
  }

  /** How many levels are open. */
  get level(): number {
    return this.starts.length;
  }

  /** Opens a level. */
  push(): void {
    this.starts.push(this.used);
    this.stamp++;
  }

  /** Undoes all changes since the last `push`. */
  pop(): void {
    const start = this.starts.pop() ?? 0;
    while (this.used > start) {
      this.used -= 2;
      this.words[this.saved[this.used] ?? 0] = this.saved[this.used + 1] ?? 0;
    }
    this.stamp++;
  }

  /** Changes one word, remembering the old one once per level. */
  write(index: number, word: number): void {
    if (this.stamps[index] !== this.stamp) this.save(index);
    this.words[index] = word;
  }

  private save(index: number): void {
    this.stamps[index] = this.stamp;
    if (this.used === this.saved.length) this.saved = grown(this.saved);
    this.saved[this.used] = index;
    this.saved[this.used + 1] = this.words[index] ?? 0;
    this.used += 2;
  }
}

function grown(words: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(words.length * 2);
  larger.set(words);
  return larger;
}
