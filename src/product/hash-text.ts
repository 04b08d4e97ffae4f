const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Continues a 32-bit FNV-1a hash with a text. */
export function hashText(text: string, hash: number = FNV_OFFSET): number {
  let next = hash;
  for (let index = 0; index < text.length; index++) {
    next = Math.imul(next ^ text.charCodeAt(index), FNV_PRIME) >>> 0;
  }
  return next;
}
