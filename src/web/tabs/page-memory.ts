import { composition } from '#web/composition.ts';
import { followSession, sessionOwner } from '#web/session/session.ts';
import { readInWindow, writeInWindow } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';
import { currentName } from './names-before-ids.ts';

/** What is kept of the page of one tab over a reload: how far it was scrolled, and what was typed. */
export interface Memory {
  readonly scroll: number;
  /** How far it was scrolled at each place in the browser's history, the newest last. */
  readonly places: readonly Place[];
  readonly kept: Readonly<Record<string, unknown>>;
  /** Whether it holds something unsaved that it keeps elsewhere. */
  readonly isUnsaved?: boolean;
}

type Place = readonly [key: string, scroll: number];

const NOTHING: Memory = { scroll: 0, places: [], kept: {} };

/** Nobody goes further back than that. */
const MAX_PLACES = 40;

/** Begins the keys of what only says how a page is looked at, such as a filter: closing the page loses no work. */
const VIEW = 'view:';

/** How long after the last change it is written down, ms: a window that is discarded or crashes says nothing before. */
const SOON = 1000;

const memories = createStore(readMemories());
let soon: ReturnType<typeof setTimeout> | undefined;

// What was stored under a page's former name is known once the pages are.
composition.subscribe(rereadMemories);

// What one person typed is nothing for the next.
followSession((now, before) => {
  if (before.owner === undefined || before.owner === now.owner) return;
  clearTimeout(soon);
  memories.set({});
  writeInWindow('pageMemory', undefined);
});

/** How far the page of a tab was scrolled last, px. */
export function scrollOf(name: string): number {
  return memoryOf(name).scroll;
}

/** How far the page of a tab was scrolled at a place in the browser's history, px; undefined where one has not been. */
export function scrollAt(name: string, place: string): number | undefined {
  return memoryOf(name).places.find(([key]) => key === place)?.[1];
}

export function rememberScroll(name: string, place: string, scroll: number): void {
  const others = memoryOf(name).places.filter(([key]) => key !== place);
  change(name, { scroll, places: [...others.slice(1 - MAX_PLACES), [place, scroll]] });
}

/** What a page kept under a key of its own; undefined if it kept nothing. */
export function storedOf(name: string, key: string): unknown {
  return memoryOf(name).kept[key];
}

export function keep(name: string, key: string, value: unknown): void {
  change(name, { kept: { ...memoryOf(name).kept, [key]: value } });
}

/** Says whether a page holds something unsaved that it keeps elsewhere. */
export function markUnsaved(name: string, isUnsaved: boolean): void {
  if (Boolean(memoryOf(name).isUnsaved) !== isUnsaved) change(name, { isUnsaved });
}

/** Whether the page of a tab holds something a person typed or chose and that is not saved. */
export function holdsInput(name: string): boolean {
  const { isUnsaved, kept } = memoryOf(name);
  return isUnsaved === true || Object.entries(kept).some(([key, value]) => !key.startsWith(VIEW) && isTyped(value));
}

/** Follows what is kept. */
export const followMemories = memories.subscribe;

/** The tab has been closed; answers what was kept of its page. */
export function forgetPage(name: string): Memory {
  const { [name]: memory = NOTHING, ...others } = memories.get();
  changeTo(others);
  return memory;
}

/** The tab is there again, with what was kept of its page. */
export function restorePage(name: string, memory: Memory): void {
  change(name, memory);
}

/** Writes everything down before the page may be unloaded, or discarded while nobody looks at it. */
export function followUnloading(): () => void {
  const writeHidden = () => document.visibilityState === 'hidden' && write();
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', writeHidden);
  return () => {
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', writeHidden);
  };
}

/** Reads again what was written down, as after a reload. */
export function rereadMemories(): void {
  memories.set(readMemories());
}

function change(name: string, changes: Partial<Memory>): void {
  changeTo({ ...memories.get(), [name]: { ...memoryOf(name), ...changes } });
}

function changeTo(next: Readonly<Record<string, Memory>>): void {
  memories.set(next);
  clearTimeout(soon);
  soon = setTimeout(write, SOON);
}

function write(): void {
  clearTimeout(soon);
  writeInWindow('pageMemory', JSON.stringify({ owner: sessionOwner() ?? null, pages: memories.get() }));
}

function memoryOf(name: string): Memory {
  return memories.get()[name] ?? NOTHING;
}

/** What was written down, if it is of the person the page belongs to. */
function readMemories(): Readonly<Record<string, Memory>> {
  const { owner, pages } = asObject(parse(readInWindow('pageMemory')));
  if (owner !== (sessionOwner() ?? null)) return {};
  return Object.fromEntries(
    Object.entries(asObject(pages)).map(([name, stored]) => [currentName(name), asMemory(stored)]),
  );
}

function asMemory(stored: unknown): Memory {
  const { scroll, places, kept, isUnsaved } = asObject(stored);
  return {
    scroll: typeof scroll === 'number' ? scroll : 0,
    places: Array.isArray(places) ? places.filter(isPlace) : [],
    kept: asObject(kept),
    isUnsaved: isUnsaved === true,
  };
}

/** Whether any text in it is more than nothing. */
function isTyped(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Object.values(asObject(value)).some(isTyped);
}

function isPlace(stored: unknown): stored is Place {
  return Array.isArray(stored) && typeof stored[0] === 'string' && typeof stored[1] === 'number';
}

function asObject(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
