/** Distinct tuples of integers, numbered in the order they were first seen. Equality is exact; hashes only find. */
export class Tuples {
  /** The tuples one after another; number n is `words[starts[n]]` up to `words[starts[n + 1]]`. */
  words = new Int32Array(32);
  starts = new Int32Array(8);
  count = 0;
  private hashes = new Int32Array(8);
  private slots = new Int32Array(16).fill(-1);

  /** How many entries all tuples have together. */
  get length(): number {
    return this.starts[this.count] ?? 0;
  }

  /** The number of the first `length` entries of a tuple. */
  idOf(tuple: Int32Array, length = tuple.length): number {
    const hash = hashOf(tuple, length);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (let id = this.slots[slot] ?? -1; id >= 0; id = this.slots[slot] ?? -1) {
      if (this.hashes[id] === hash && this.equals(id, tuple, length)) return id;
      slot = (slot + 1) & mask;
    }
    return this.add(tuple, length, hash, slot);
  }

  /** A tuple by its number; a view, good until the next `idOf`. */
  get(id: number): Int32Array {
    return this.words.subarray(this.starts[id] ?? 0, this.starts[id + 1] ?? 0);
  }

  private equals(id: number, tuple: Int32Array, length: number): boolean {
    const start = this.starts[id] ?? 0;
    if ((this.starts[id + 1] ?? 0) - start !== length) return false;
    for (let at = 0; at < length; at++) if (this.words[start + at] !== tuple[at]) return false;
    return true;
  }

  private add(tuple: Int32Array, length: number, hash: number, slot: number): number {
    const id = this.count++;
    const start = this.starts[id] ?? 0;
    while (start + length > this.words.length) this.words = grown(this.words);
    if (id + 2 > this.starts.length) this.starts = grown(this.starts);
    if (id + 1 > this.hashes.length) this.hashes = grown(this.hashes);
    for (let at = 0; at < length; at++) this.words[start + at] = tuple[at] ?? 0;
    this.starts[id + 1] = start + length;
    this.hashes[id] = hash;
    this.slots[slot] = id;
    if (this.count * 2 > this.slots.length) this.spread();
    return id;
  }

  private spread(): void {
    const mask = this.slots.length * 2 - 1;
    this.slots = new Int32Array(mask + 1).fill(-1);
    for (let id = 0; id < this.count; id++) {
      let slot = (this.hashes[id] ?? 0) & mask;
      while ((this.slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
      this.slots[slot] = id;
    }
  }
}

function hashOf(tuple: Int32Array, length: number): number {
  let hash = length;
  for (let at = 0; at < length; at++) {
    hash = Math.imul(hash ^ (tuple[at] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function grown(words: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(words.length * 2);
  larger.set(words);
  return larger;
}
