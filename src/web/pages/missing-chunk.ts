const SAYINGS = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** A file of the portal that did not come: it is gone since a new version, or took longer than anybody waits. */
export class MissingChunk extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'ChunkLoadError';
  }
}

/** Whether an error means that a page's file is not there, as after a new version (spec 000 §8, chunk-load error). */
export function isMissingChunk(error: unknown): boolean {
  if (error instanceof MissingChunk) return true;
  return error instanceof Error && SAYINGS.some((saying) => error.message.includes(saying));
}

/** How long a file of the portal may take, ms (spec 000 §9). */
export const CHUNK_TIME_LIMIT = 120_000;

/** Gives up on files that have not come in time; what they bring later is kept by the browser for the next try. */
export async function inTime<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MissingChunk('The file took too long')), CHUNK_TIME_LIMIT);
  });
  try {
    return await Promise.race([load, late]);
  } finally {
    clearTimeout(timer);
  }
}
