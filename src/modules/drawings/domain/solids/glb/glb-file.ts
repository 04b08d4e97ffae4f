import type { BodyPaint, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { BODY_COLOURS } from '#modules/drawings/domain/solids/body-colours.ts';
import { meshOf } from '#modules/drawings/domain/solids/mesh/mesh.ts';
import { glbBuffer } from './glb-buffer.ts';
import { frameNode } from './glb-frames.ts';

const PAINTS: readonly BodyPaint[] = ['housing', 'motor', 'machined', 'dark'];
/** Bright steel shines, paint does not. */
const SHINE: Readonly<Record<BodyPaint, readonly [metallic: number, roughness: number]>> = {
  housing: [0, 0.6],
  motor: [0, 0.6],
  machined: [0.7, 0.35],
  dark: [0, 0.8],
};

/** glTF counts in metres and has y up: the model stands in one node that turns and scales it. */
const UPRIGHT = { scale: [0.001, 0.001, 0.001], rotation: [-Math.SQRT1_2, 0, 0, Math.SQRT1_2] } as const;

/** A drive as a binary glTF 2.0 file: a node for each body, by its name, and an empty one for each frame. The same model is the same bytes. */
export function glbFile({ bodies, frames }: SolidModel, name: string): Uint8Array {
  const buffer = glbBuffer();
  const meshes = bodies.map((body) => {
    const { points, normals, triangles } = meshOf(body);
    const attributes = { POSITION: buffer.points(points), NORMAL: buffer.normals(normals) };
    const primitive = { attributes, indices: buffer.indices(triangles.flat()), material: PAINTS.indexOf(body.paint) };
    return { name: body.name, primitives: [primitive] };
  });
  const parts = [...bodies.map((body, mesh) => ({ name: body.name, mesh })), ...frames.map(frameNode)];
  const root = { name, ...UPRIGHT, children: parts.map((_, no) => no + 1) };
  const materials = PAINTS.map((paint) => ({
    name: paint,
    pbrMetallicRoughness: {
      baseColorFactor: [...BODY_COLOURS[paint], 1],
      metallicFactor: SHINE[paint][0],
      roughnessFactor: SHINE[paint][1],
    },
  }));
  return buffer.file({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [root, ...parts],
    meshes,
    materials,
  });
}
