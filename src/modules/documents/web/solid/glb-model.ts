import type { BodyPaint } from '#modules/drawings/domain/solids/body.ts';
import { BODY_COLOURS } from '#modules/drawings/domain/solids/body-colours.ts';
import type { Box } from '#modules/drawings/domain/solids/box.ts';
import type { ShownBody, ShownModel } from '#modules/drawings/domain/solids/shown-model.ts';

interface Accessor {
  readonly bufferView: number;
  readonly componentType: number;
  readonly count: number;
}

interface GlbJson {
  readonly nodes: readonly { readonly name: string; readonly mesh?: number }[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: { readonly POSITION: number; readonly NORMAL: number };
      readonly indices: number;
      readonly material: number;
    }[];
  }[];
  readonly materials: readonly { readonly name: string }[];
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly { readonly byteOffset: number; readonly byteLength: number }[];
}

const SHORT = 5123;

/**
 * A drive out of a file the portal wrote: below its root, which turns and scales it for other programs, all stands in mm with z up.
 * Its places and edges are left to others.
 * @throws where the bytes are no such file
 */
export function glbModel(file: Uint8Array<ArrayBuffer>): ShownModel {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const told = view.getUint32(12, true);
  const json: GlbJson = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + told)));
  const start = file.byteOffset + 28 + told;
  const parts = json.nodes.slice(1);
  const bodies = parts.flatMap(({ mesh, name }) => (mesh === undefined ? [] : [bodyOf(json, mesh, name)]));
  return { bodies, frames: [], box: boxAround(bodies) };

  function bodyOf({ materials, meshes }: GlbJson, no: number, name: string): ShownBody {
    const [primitive] = meshes[no]?.primitives ?? [];
    if (primitive === undefined) throw new Error(`The file has no body ${name}`);
    const { attributes, indices, material } = primitive;
    return {
      name,
      paint: paintNamed(materials[material]?.name),
      points: floats(attributes.POSITION),
      normals: floats(attributes.NORMAL),
      triangles: corners(indices),
      edges: new Float32Array(),
    };
  }

  function floats(no: number): Float32Array<ArrayBuffer> {
    const { bytes } = placeOf(no);
    return new Float32Array(bytes);
  }

  function corners(no: number): Uint32Array<ArrayBuffer> {
    const { accessor, bytes } = placeOf(no);
    return accessor.componentType === SHORT ? Uint32Array.from(new Uint16Array(bytes)) : new Uint32Array(bytes);
  }

  function placeOf(no: number) {
    const accessor = json.accessors[no];
    const place = json.bufferViews[accessor?.bufferView ?? -1];
    if (accessor === undefined || place === undefined) throw new Error('The file ends before its bodies');
    const from = start + place.byteOffset;
    return { accessor, bytes: file.buffer.slice(from, from + place.byteLength) };
  }
}

function paintNamed(name: string | undefined): BodyPaint {
  const known = (Object.keys(BODY_COLOURS) as BodyPaint[]).find((paint) => paint === name);
  return known ?? 'housing';
}

function boxAround(bodies: readonly ShownBody[]): Box {
  const least: [number, number, number] = [Infinity, Infinity, Infinity];
  const most: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { points } of bodies)
    points.forEach((value, at) => {
      const axis = (at % 3) as 0 | 1 | 2;
      least[axis] = Math.min(least[axis], value);
      most[axis] = Math.max(most[axis], value);
    });
  return [least, most];
}
