/** Writes numbers and texts as bytes, small numbers as one. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  private used = 0;

  /** A whole number from 0 to 2^32 - 1, seven bits a byte, least first. */
  number(value: number): void {
    let left = value >>> 0;
    while (left > 127) {
      this.byte((left & 127) | 128);
      left >>>= 7;
    }
    this.byte(left);
  }

  /** A text by its UTF-16 units. */
  text(text: string): void {
    this.number(text.length);
    for (let unit = 0; unit < text.length; unit++) this.number(text.charCodeAt(unit));
  }

  done(): Uint8Array {
    return this.bytes.slice(0, this.used);
  }

  private byte(value: number): void {
    if (this.used === this.bytes.length) {
      const larger = new Uint8Array(this.used * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.used] = value;
    this.used++;
  }
}

/** What is wrong with bytes that nothing sensible can be read from. */
export const DAMAGED = 'The compiled model is damaged.';

/** Reads what `ByteWriter` wrote; throws where that cannot be. */
export interface ByteReader {
  /** A number below a limit. */
  number(limit?: number): number;
  /** A number of things, if there are bytes enough for them. */
  checked(count: number): number;
  /** How many things follow, of which each takes at least one byte. */
  count(): number;
  /** So many things as their number says. */
  list<Item>(read: () => Item): Item[];
  text(): string;
  /** All that is not yet read. */
  rest(): Uint8Array;
}

/** Reads bytes from the first one on. */
export function byteReader(bytes: Uint8Array): ByteReader {
  let place = 0;
  const number = (limit = 2 ** 32) => {
    let byte = bytes[place++] ?? 0;
    let value = byte & 127;
    for (let scale = 128; byte > 127; scale *= 128) {
      byte = bytes[place++] ?? 0;
      value += (byte & 127) * scale;
    }
    if (value >= limit || place > bytes.length) throw new Error(DAMAGED);
    return value;
  };
  const checked = (count: number) => {
    if (count > bytes.length - place) throw new Error(DAMAGED);
    return count;
  };
  const count = () => checked(number());
  const list = <Item>(read: () => Item) => Array.from({ length: count() }, read);
  const text = () => String.fromCharCode(...list(() => number(0x10000)));
  return { number, checked, count, list, text, rest: () => bytes.subarray(place) };
}

/** FNV-1a: tells every single changed byte from the right one; no help against forgery. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at++) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  return sum >>> 0;
}
