/** Sets of small numbers as 32-bit words in a shared array: bit 0 of word 0 is number 0. */

/** How many words a set over `size` numbers takes. */
export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

/** Puts a number into the set that starts at word `first`. */
export function setBit(words: Int32Array, first: number, bit: number): void {
  const index = first + (bit >>> 5);
  words[index] = (words[index] ?? 0) | (1 << (bit & 31));
}

/** Whether a number is in the set that starts at word `first`. */
export function hasBit(words: Int32Array, first: number, bit: number): boolean {
  return ((words[first + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) !== 0;
}

/** Makes the set that starts at word `first` hold exactly 0 to size - 1. */
export function fillBits(words: Int32Array, first: number, size: number): void {
  for (let bit = 0, index = first; bit < size; bit += 32, index++) {
    words[index] = size - bit >= 32 ? -1 : (1 << (size - bit)) - 1;
  }
}

/** The least number in the set of words `first` to `end` (exclusive), or -1 if it is empty. */
export function lowestBit(words: Int32Array, first: number, end: number): number {
  for (let index = first; index < end; index++) {
    const word = words[index] ?? 0;
    if (word !== 0) return ((index - first) << 5) + 31 - Math.clz32(word & -word);
  }
  return -1;
}

/** How many numbers are in the set of words `first` to `end` (exclusive). */
export function countBits(words: Int32Array, first: number, end: number): number {
  let count = 0;
  for (let index = first; index < end; index++) count += ones(words[index] ?? 0);
  return count;
}

/** The numbers in the set of words `first` to `end` (exclusive), ascending. */
export function bitsIn(words: ArrayLike<number>, first: number, end: number): number[] {
  const found: number[] = [];
  for (let index = first; index < end; index++) {
    for (let word = words[index] ?? 0; word !== 0; word &= word - 1) {
      found.push(((index - first) << 5) + 31 - Math.clz32(word & -word));
    }
  }
  return found;
}

/** How many bits of a word are set. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
