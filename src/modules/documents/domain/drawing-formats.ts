/** The files a drawing can be had as, with their media types: a solid for CAD, one to be looked at, and the table of its dimensions. */
export const DRAWING_TYPES = {
  step: 'model/step',
  glb: 'model/gltf-binary',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<string, string>;

export type DrawingFormat = keyof typeof DRAWING_TYPES;

/** Their names, in the order in which they are offered. */
export const DRAWING_FORMATS = Object.keys(DRAWING_TYPES) as readonly DrawingFormat[];

/** Whether a drawing can be had as that. */
export function isDrawingFormat(name: string): name is DrawingFormat {
  return Object.hasOwn(DRAWING_TYPES, name);
}
