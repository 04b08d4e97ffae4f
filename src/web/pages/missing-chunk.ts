const SAYINGS = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** Whether an error means that a page's file is no longer there, as after a new version (spec 000 §8, chunk-load error). */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && SAYINGS.some((saying) => error.message.includes(saying));
}
