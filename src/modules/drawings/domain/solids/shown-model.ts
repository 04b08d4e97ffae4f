import type { Body, BodyPaint, SolidModel } from './body.ts';
import { type Box, boxOf } from './box.ts';
import { edgesOf } from './mesh/edges.ts';
import { meshOf } from './mesh/mesh.ts';
import { directed, type Placement } from './placement.ts';
import type { Vec3 } from './vector.ts';

/** A body as a renderer takes it: numbers in threes, mm. */
export interface ShownBody {
  readonly name: string;
  readonly paint: BodyPaint;
  readonly points: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly triangles: Uint32Array<ArrayBuffer>;
  /** Pairs of points, each pair a straight piece. */
  readonly edges: Float32Array<ArrayBuffer>;
}

/** A place to measure from: where it is, and where it looks. */
export interface ShownFrame {
  readonly name: string;
  readonly at: Vec3;
  readonly outward: Vec3;
}

/** A drive as a renderer takes it; its arrays can be handed from thread to thread. */
export interface ShownModel {
  readonly bodies: readonly ShownBody[];
  readonly frames: readonly ShownFrame[];
  readonly box: Box;
}

/** A model as triangles and edges. */
export function shownModel(model: SolidModel): ShownModel {
  return {
    bodies: model.bodies.map(shownBody),
    frames: model.frames.map(({ name, place }) => ({ name, at: place.at, outward: outwardOf(place) })),
    box: boxOf(model),
  };
}

function shownBody(body: Body): ShownBody {
  const { normals, points, triangles } = meshOf(body);
  return {
    name: body.name,
    paint: body.paint,
    points: new Float32Array(points.flat()),
    normals: new Float32Array(normals.flat()),
    triangles: new Uint32Array(triangles.flat()),
    edges: new Float32Array(edgesOf(body).flat(2)),
  };
}

function outwardOf(place: Placement): Vec3 {
  return directed(place, [0, 0, 1]);
}

/** The memory of a model, to be handed over instead of copied. */
export function memoryOf({ bodies }: ShownModel): ArrayBuffer[] {
  return bodies.flatMap(({ edges, normals, points, triangles }) => [
    points.buffer,
    normals.buffer,
    triangles.buffer,
    edges.buffer,
  ]);
}
