import { readStored, writeStored } from '#web/store/storage.ts';

/** An entry that was used; of a saved configuration also what it is called, since no other source knows it. */
export interface RecentEntry {
  readonly id: string;
  readonly name?: string;
  readonly detail?: string;
  /** Where it is opened; none of one used before other lines than JRT were sold. */
  readonly path?: string;
}

const MAX_KEPT = 8;

/** What was used last, the newest first. */
export function readRecent(): readonly RecentEntry[] {
  const found = parse(readStored('paletteRecent') ?? '[]');
  return Array.isArray(found) ? found.filter(isRecentEntry).slice(0, MAX_KEPT) : [];
}

/** Remembers that an entry was used. */
export function rememberUse(entry: RecentEntry): void {
  const others = readRecent().filter(({ id }) => id !== entry.id);
  writeStored('paletteRecent', JSON.stringify([entry, ...others].slice(0, MAX_KEPT)));
}

function isRecentEntry(found: unknown): found is RecentEntry {
  if (typeof found !== 'object' || found === null) return false;
  const { id, name, detail, path }: Readonly<Partial<Record<keyof RecentEntry, unknown>>> = found;
  return typeof id === 'string' && [name, detail, path].every(isTextOrNone);
}

function isTextOrNone(found: unknown): boolean {
  return found === undefined || typeof found === 'string';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
