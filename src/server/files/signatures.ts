/** How files of a type begin, where they begin always alike. */
const BEGINNINGS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'application/pdf': [[0x25, 0x50, 0x44, 0x46, 0x2d]],
  'application/zip': [
    [0x50, 0x4b, 3, 4],
    [0x50, 0x4b, 5, 6],
  ],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': [[0x50, 0x4b, 3, 4]],
  'image/png': [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  'image/jpeg': [[0xff, 0xd8, 0xff]],
};

/** Whether the first bytes of a file may be those of its type; text holds no zero byte. */
export function mayBegin(type: string, bytes: Uint8Array): boolean {
  const known = BEGINNINGS[type];
  if (known !== undefined) return known.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
  return !type.startsWith('text/') || isUtf16(bytes) || !bytes.includes(0);
}

/** Text in UTF-16 is known by its mark; every other sign of it may have a zero. */
function isUtf16([one, other]: Uint8Array): boolean {
  return (one === 0xff && other === 0xfe) || (one === 0xfe && other === 0xff);
}
