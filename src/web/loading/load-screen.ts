import { loadShownTexts } from '#web/language/i18n.ts';
import { inTime } from '#web/pages/missing-chunk.ts';

/** Loads a screen or dialog together with its texts and with what every call needs, so that the first page carries none of it. */
export async function loadScreen<Screen>(load: () => Promise<Screen>, ...namespaces: string[]): Promise<Screen> {
  const [screen] = await inTime(Promise.all([load(), import('#web/calls/connect.ts'), loadShownTexts(namespaces)]));
  return screen;
}

/** Fetches something ahead of its use; where it does not come, it is asked for again when it is needed. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** Runs work once the page is quiet, and not at all for those who save data; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (savesData()) return () => undefined;
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 1500);
  return () => clearTimeout(id);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
