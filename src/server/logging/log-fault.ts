import type { FastifyRequest } from 'fastify';

/** How often the log tells of one kind of fault, ms: while it lasts every request meets it. */
const EVERY = 5_000;

interface Told {
  readonly at: number;
  /** How many met the same fault since. */
  leftOut: number;
}

const told = new WeakMap<object, Map<string, Told>>();

/** Writes down why a request was told to come back later, once in a while for each kind of fault. */
export function logFault(request: FastifyRequest, error: unknown): void {
  const ofPortal = told.get(request.server.server) ?? new Map<string, Told>();
  told.set(request.server.server, ofPortal);
  const kind = kindOf(error);
  const last = ofPortal.get(kind);
  if (last !== undefined && performance.now() - last.at < EVERY) {
    last.leftOut += 1;
    return;
  }
  ofPortal.set(kind, { at: performance.now(), leftOut: 0 });
  request.log.warn({ err: error, ...(last && last.leftOut > 0 && { leftOut: last.leftOut }) }, 'database in trouble');
}

/** The code of the innermost error that has one, of which there are few; else its name. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause !== undefined) return kindOf(error.cause);
  return 'code' in error ? String(error.code) : error.name;
}
