import {
  BufferAttribute,
  BufferGeometry,
  Color,
  EdgesGeometry,
  type Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshPhongMaterial,
} from 'three';
import type { BodyPaint } from '#modules/drawings/domain/solids/body.ts';
import { BODY_COLOURS } from '#modules/drawings/domain/solids/body-colours.ts';
import type { ShownBody } from '#modules/drawings/domain/solids/shown-model.ts';

/** How much of a drive that lies over another one is seen. */
const OVERLAID = 0.35;
/** Where edges are not told, faces that meet in more than this have one, degrees. */
const SHARP = 20;

/** The faces of a body and its edges; those of the second drive of two one sees through. */
export function objectsOf({ edges, normals, paint, points, triangles }: ShownBody, no: number): [Mesh, LineSegments] {
  const faces = new BufferGeometry();
  faces.setAttribute('position', new BufferAttribute(points, 3));
  faces.setAttribute('normal', new BufferAttribute(normals, 3));
  faces.setIndex(new BufferAttribute(triangles, 1));
  return [
    new Mesh(faces, paintOf(paint, no)),
    new LineSegments(edges.length > 0 ? linesOf(edges) : new EdgesGeometry(faces, SHARP), edgeOf(no)),
  ];
}

function linesOf(edges: Float32Array): BufferGeometry {
  const lines = new BufferGeometry();
  lines.setAttribute('position', new BufferAttribute(edges, 3));
  return lines;
}

function paintOf(paint: BodyPaint, no: number): MeshPhongMaterial {
  const color = no === 0 ? new Color(...BODY_COLOURS[paint]) : new Color(0xd9480f);
  return new MeshPhongMaterial({
    color,
    shininess: paint === 'machined' ? 60 : 12,
    specular: paint === 'machined' ? 0x555555 : 0x1a1a1a,
    ...(no > 0 && { transparent: true, opacity: OVERLAID, depthWrite: false }),
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
}

function edgeOf(no: number): LineBasicMaterial {
  return new LineBasicMaterial({
    color: no === 0 ? 0x11181f : 0x9a3412,
    transparent: true,
    opacity: no === 0 ? 0.55 : 0.8,
  });
}

/** Frees what the renderer keeps of what is taken away. */
export function emptied(group: Group): void {
  for (const child of group.children) {
    if (!(child instanceof Mesh || child instanceof LineSegments)) continue;
    child.geometry.dispose();
    child.material.dispose();
  }
  group.clear();
}
