import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** Numbers of glTF for what is in a buffer. */
const [FLOAT, USHORT, UINT] = [5126, 5123, 5125];
const [VERTICES, INDICES] = [34962, 34963];

/** Gathers the numbers of a file, each list as an accessor, by its number. */
export interface GlbBuffer {
  readonly points: (points: readonly Vec3[]) => number;
  readonly normals: (normals: readonly Vec3[]) => number;
  readonly indices: (indices: readonly number[]) => number;
  /** The file with what its JSON says beside the buffer. */
  readonly file: (json: object) => Uint8Array;
}

/** An empty buffer to be filled. */
export function glbBuffer(): GlbBuffer {
  const chunks: Uint8Array[] = [];
  const accessors: object[] = [];
  const bufferViews: object[] = [];
  let size = 0;

  function keep(bytes: Uint8Array, target: number, accessor: object): number {
    bufferViews.push({ buffer: 0, byteOffset: size, byteLength: bytes.length, target });
    chunks.push(padded(bytes, 0));
    size += roundUp(bytes.length);
    return accessors.push({ bufferView: bufferViews.length - 1, ...accessor }) - 1;
  }

  const vectors = (list: readonly Vec3[], more: object = {}): number => {
    const bytes = new Uint8Array(new Float32Array(list.flat()).buffer);
    return keep(bytes, VERTICES, { componentType: FLOAT, count: list.length, type: 'VEC3', ...more });
  };

  return {
    points: (points) => vectors(points, boxOf(points)),
    normals: (normals) => vectors(normals),
    indices(indices) {
      const isShort = indices.every((index) => index < 65_535);
      const numbers = isShort ? new Uint16Array(indices) : new Uint32Array(indices);
      const about = { componentType: isShort ? USHORT : UINT, count: indices.length, type: 'SCALAR' };
      return keep(new Uint8Array(numbers.buffer), INDICES, about);
    },
    file: (json) => packed({ ...json, accessors, bufferViews, buffers: [{ byteLength: size }] }, chunks, size),
  };
}

/** The least and greatest coordinates, as they are kept: in single precision. */
function boxOf(points: readonly Vec3[]): { readonly min: readonly number[]; readonly max: readonly number[] } {
  const axes = [0, 1, 2] as const;
  const of = (pick: (one: number, other: number) => number) =>
    axes.map((axis) => Math.fround(points.map((point) => point[axis]).reduce(pick)));
  return { min: of((one, other) => Math.min(one, other)), max: of((one, other) => Math.max(one, other)) };
}

const MAGIC = 0x46546c67;
const [JSON_CHUNK, BINARY_CHUNK] = [0x4e4f534a, 0x004e4942];

function packed(json: object, chunks: readonly Uint8Array[], size: number): Uint8Array {
  const told = padded(ascii(JSON.stringify(json)), 0x20);
  const file = new Uint8Array(12 + 8 + told.length + 8 + size);
  const view = new DataView(file.buffer);
  [MAGIC, 2, file.length, told.length, JSON_CHUNK].forEach((word, no) => void view.setUint32(4 * no, word, true));
  file.set(told, 20);
  view.setUint32(20 + told.length, size, true);
  view.setUint32(24 + told.length, BINARY_CHUNK, true);
  let at = 28 + told.length;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}

/** JSON as bytes: what is not ASCII by its code, which JSON reads alike. */
function ascii(text: string): Uint8Array {
  const told = text.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Uint8Array.from(told, (character) => character.charCodeAt(0));
}

function padded(bytes: Uint8Array, by: number): Uint8Array {
  const whole = new Uint8Array(roundUp(bytes.length)).fill(by);
  whole.set(bytes);
  return whole;
}

function roundUp(length: number): number {
  return Math.ceil(length / 4) * 4;
}
