import type { Brep, BrepFace, Walked } from '#modules/drawings/domain/solids/brep.ts';
import { circleAt, line, point, surfaceOf } from './step-geometry.ts';
import { list, type StepLines, text } from './step-lines.ts';

/** A body as a solid with its name: one closed shell of faces, each edge shared by two of them. */
export function stepSolid(lines: StepLines, brep: Brep, name: string): string {
  const corners = brep.vertices.map((at) => lines.own(`VERTEX_POINT('',${point(lines, at)})`));
  const edges = brep.edges.map((_, no) => stepEdge(lines, brep, corners, no));
  const faces = brep.faces.map((face) => stepFace(lines, face, edges));
  const shell = lines.own(`CLOSED_SHELL('',${list(faces)})`);
  return lines.own(`MANIFOLD_SOLID_BREP(${text(name)},${shell})`);
}

function stepEdge(lines: StepLines, { edges, vertices }: Brep, corners: readonly string[], no: number): string {
  const edge = edges[no];
  const [from, to] = [vertices[edge?.from ?? -1], vertices[edge?.to ?? -1]];
  if (edge === undefined || from === undefined || to === undefined) throw new Error(`Edge ${no} has no ends`);
  const curve = edge.arc ? circleAt(lines, edge.arc.place, edge.arc.radius) : line(lines, from, to);
  return lines.own(`EDGE_CURVE('',${corners[edge.from]},${corners[edge.to]},${curve},.T.)`);
}

function stepFace(lines: StepLines, { bounds, isOutward, surface }: BrepFace, edges: readonly string[]): string {
  const told = bounds.map((bound, at) => {
    const loop = lines.own(`EDGE_LOOP('',${list(bound.map((walked) => orientedEdge(lines, walked, edges)))})`);
    return lines.own(`${at === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'}('',${loop},.T.)`);
  });
  return lines.own(`ADVANCED_FACE('',${list(told)},${surfaceOf(lines, surface)},${isOutward ? '.T.' : '.F.'})`);
}

function orientedEdge(lines: StepLines, { edge, isForward }: Walked, edges: readonly string[]): string {
  return lines.own(`ORIENTED_EDGE('',*,*,${edges[edge]},${isForward ? '.T.' : '.F.'})`);
}
