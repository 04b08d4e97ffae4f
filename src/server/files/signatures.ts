const codeOf = (sign: string): number => sign.charCodeAt(0);

/** A DXF drawing is text, but for the kind that says by its beginning that it is not. */
const DXF = 'image/vnd.dxf';
const BINARY_DXF = [...'AutoCAD Binary DXF\r\n'].map(codeOf);

/** How files of a type begin, where they begin always alike. */
const BEGINNINGS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'application/pdf': [[0x25, 0x50, 0x44, 0x46, 0x2d]],
  'application/zip': [
    [0x50, 0x4b, 3, 4],
    [0x50, 0x4b, 5, 6],
  ],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': [[0x50, 0x4b, 3, 4]],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [[0x50, 0x4b, 3, 4]],
  // A STEP model, `ISO-10303-21;`, and a drawing of AutoCAD, `AC10` with the year of its format.
  'model/step': [[...'ISO-10303-21;'].map(codeOf)],
  'image/vnd.dwg': [[...'AC10'].map(codeOf)],
  'image/png': [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  'image/jpeg': [[0xff, 0xd8, 0xff]],
};

/** Whether the first bytes of a file may be those of its type; text holds no zero byte. */
export function mayBegin(type: string, bytes: Uint8Array): boolean {
  const known = BEGINNINGS[type];
  if (known !== undefined) return known.some((beginning) => beginsWith(bytes, beginning));
  if (type === DXF && beginsWith(bytes, BINARY_DXF)) return true;
  return !(type === DXF || type.startsWith('text/')) || isUtf16(bytes) || !bytes.includes(0);
}

function beginsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte);
}

/** Text in UTF-16 is known by its mark; every other sign of it may have a zero. */
function isUtf16([one, other]: Uint8Array): boolean {
  return (one === 0xff && other === 0xfe) || (one === 0xfe && other === 0xff);
}
