import type { Drawing, DrawnPath, DrawnText, Paint } from '#product/drawing.ts';
import { drawnLine, gravityArrows } from './annotations.ts';
import type { Point, Vector } from './isometric.ts';
import { project } from './isometric.ts';
import { backToFront } from './painter.ts';
import type { Fit } from './path-data.ts';
import { fitting, pathData, rounded } from './path-data.ts';
import type { Solid } from './solid.ts';
import { skinPoints } from './solid.ts';
import type { Stroke } from './solid-paths.ts';
import { solidPaths } from './solid-paths.ts';

/** A short text over the bodies. */
export interface Letter {
  readonly text: string;
  readonly at: Vector;
  readonly muted?: boolean;
}

/** Something drawn over the bodies, placed in the world: a short text, or a line with or without an arrow head. */
export type Note = Letter | { readonly line: readonly Vector[]; readonly head?: boolean };

/** What a picture shows. */
export interface Scene {
  readonly solids: readonly Solid[];
  readonly notes?: readonly Note[];
  /** Arrows that say which way is down; drawn in the emptiest corner. */
  readonly gravity?: 'down' | 'any';
}

/** The scene projected, hidden parts painted over, fitted into the square and centred. */
export function drawScene({ solids, notes = [], gravity }: Scene): Drawing {
  const points = [...solids.flatMap(skinPoints), ...notes.flatMap(notePoints)].map(project);
  const fit = fitting(points);
  return {
    paths: [
      ...backToFront(solids).flatMap((solid) => drawnSolid(solid, fit)),
      ...notes.flatMap((note) => ('line' in note ? [drawnLine(note.line.map(project).map(fit.place), note.head)] : [])),
      ...(gravity ? gravityArrows(gravity, points.map(fit.place)) : []),
    ],
    texts: notes.flatMap((note) => ('text' in note ? [drawnText(note, fit.place(project(note.at)))] : [])),
  };
}

/** Half the room a letter takes, in world units. */
const LETTER = { upright: 2, sideways: 1.2 };

function notePoints(note: Note): readonly Vector[] {
  if ('line' in note) return note.line;
  const [x, y, z] = note.at;
  const { upright, sideways } = LETTER;
  return [
    [x, y, z + upright],
    [x, y, z - upright],
    [x + sideways, y - sideways, z],
    [x - sideways, y + sideways, z],
  ];
}

function drawnSolid(solid: Solid, fit: Fit): readonly DrawnPath[] {
  const { body, shade, deepShade, dark, lines } = solidPaths(solid);
  const accent = solid.accent ?? false;
  const layers: readonly (readonly [Paint, readonly Stroke[]])[] = [
    ['body', body],
    ['shade', accent ? body : []],
    ['shade', shade],
    ['shade', deepShade],
    ['dark', dark],
    ['line', lines],
  ];
  return layers.flatMap(([paint, strokes]) =>
    strokes.length > 0 ? [{ d: pathData(strokes, fit), paint, accent }] : [],
  );
}

function drawnText({ text, muted = false }: Letter, at: Point): DrawnText {
  const [x, y] = rounded(at);
  return { text, x, y, accent: !muted };
}
