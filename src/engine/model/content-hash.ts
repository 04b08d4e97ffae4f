/**
 * A 64-bit hash of JSON data as 16 hexadecimal digits, independent of the order of properties. For telling releases
 * apart, not against forgery: two FNV-1a lanes over UTF-16 code units, crossed and mixed at the end.
 */
export function contentHash(data: unknown): string {
  const lanes: Lanes = { low: 0x811c9dc5, high: 0x01000193 };
  feed(lanes, data);
  const low = mixed(lanes.low ^ (lanes.high >>> 16));
  const high = mixed(lanes.high ^ (low >>> 13));
  return hex(high) + hex(low);
}

/** Small numbers as text: most of what a model consists of. */
const SMALL = Array.from({ length: 256 }, (_, number) => `${number},`);

interface Lanes {
  low: number;
  high: number;
}

function feed(lanes: Lanes, data: unknown): void {
  if (typeof data === 'number') feedText(lanes, SMALL[data] ?? `${data},`);
  else if (Array.isArray(data)) {
    feedText(lanes, '[');
    for (const item of data) feed(lanes, item);
    feedText(lanes, ']');
  } else if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1));
    feedText(lanes, '{');
    for (const [key, value] of entries) {
      feedText(lanes, `${key}:`);
      feed(lanes, value);
    }
    feedText(lanes, '}');
  } else feedText(lanes, `${JSON.stringify(data)},`);
}

function feedText(lanes: Lanes, text: string): void {
  let { low, high } = lanes;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b) + (low >>> 15);
  }
  lanes.low = low;
  lanes.high = high;
}

function mixed(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
