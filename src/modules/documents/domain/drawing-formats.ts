/**
 * The files a drawing can be had as, with their media types: the dimension sheet to print, for CAD and for a page, a solid for CAD, one
 * to be looked at, the table of its dimensions, and all of them together.
 */
export const DRAWING_TYPES = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  svg: 'image/svg+xml',
  step: 'model/step',
  glb: 'model/gltf-binary',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
} as const satisfies Record<string, string>;

export type DrawingFormat = keyof typeof DRAWING_TYPES;

/** Their names, in the order in which they are offered. */
export const DRAWING_FORMATS = Object.keys(DRAWING_TYPES) as readonly DrawingFormat[];

/** A drawing as one file, not several together. */
export type SingleFormat = Exclude<DrawingFormat, 'zip'>;

/** What stands in a zip of all drawings. */
export const SINGLE_FORMATS = DRAWING_FORMATS.filter((format): format is SingleFormat => format !== 'zip');

/** How the views of a sheet stand to each other (ISO 5456-2); the first unless it is chosen. */
export const PROJECTION_METHODS = ['first', 'third'] as const;

/** How much of a solid is told: all of it, or its envelope for plant planners. */
export const SOLID_DETAILS = ['full', 'envelope'] as const;

/** Whether a drawing can be had as that. */
export function isDrawingFormat(name: string): name is DrawingFormat {
  return Object.hasOwn(DRAWING_TYPES, name);
}
