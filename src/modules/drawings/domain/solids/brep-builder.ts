import type { Brep, BrepEdge, BrepFace, Walked } from './brep.ts';
import type { Vec3 } from './vector.ts';

/** Gathers vertices, edges and faces, each by its number. */
export interface BrepBuilder {
  readonly vertex: (at: Vec3) => number;
  readonly edge: (edge: BrepEdge) => number;
  readonly face: (face: BrepFace) => void;
  readonly done: () => Brep;
}

/** An empty boundary to be built. */
export function brepBuilder(): BrepBuilder {
  const vertices: Vec3[] = [];
  const edges: BrepEdge[] = [];
  const faces: BrepFace[] = [];
  return {
    vertex: (at) => vertices.push(at) - 1,
    edge: (edge) => edges.push(edge) - 1,
    face: (face) => void faces.push(face),
    done: () => ({ vertices, edges, faces }),
  };
}

/** An edge walked as it runs. */
export function forward(edge: number): Walked {
  return { edge, isForward: true };
}

/** An edge walked against its run. */
export function backward(edge: number): Walked {
  return { edge, isForward: false };
}
