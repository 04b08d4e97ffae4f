import { isRouteErrorResponse } from 'react-router';
import { isMissingChunk } from '#web/pages/missing-chunk.ts';

const reported = new WeakSet<object>();

/**
 * Writes a fault of the page to the console, once: it is what support asks for. What the person is told anyway and nobody need
 * mend (a file that did not come, an address where nothing stands) is no fault.
 */
export function reportFault(error: unknown): void {
  if (isMissingChunk(error) || isRouteErrorResponse(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  console.error(error);
}
