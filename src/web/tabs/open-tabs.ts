import { useSyncExternalStore } from 'react';
import { composition } from '#web/composition.ts';
import { PATHS } from '#web/paths.ts';
import { followSession, type SignedIn, sessionOwner } from '#web/session/session.ts';
import { readInWindow, readStored, writeInWindow, writeStored } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';
import { currentName } from './names-before-ids.ts';
import { forgetPage, holdsInput, type Memory, restorePage } from './page-memory.ts';
import { readTabs, reduceTabs, type Tab, type TabAction } from './tabs.ts';

const NONE: readonly Tab[] = [];

const store = createStore(storedTabs());

/** The tab of the page that is shown. */
let shown: string | undefined;

/** A tab that has been closed, with all it takes to open it again. */
export interface ClosedTab {
  readonly tab: Tab;
  /** Where it stood in the strip. */
  readonly at: number;
  readonly memory: Memory;
  /** Whether it held something unsaved. */
  readonly hadInput: boolean;
  readonly owner: string | undefined;
}

/** What is told of a tab that has been closed. */
export type OnClosed = (closed: ClosedTab) => void;

interface Closing {
  readonly name: string;
  /** Where its closing leads. */
  readonly path: string;
  readonly ticket: number;
  readonly onClosed: OnClosed;
  readonly isTurnedAway?: boolean;
}

/** A tab that goes as soon as its page has been left: leaving may be asked about first, and be declined. */
let closing: Closing | undefined;
let tickets = 0;

/** The tabs of this window. */
export function openTabs(): readonly Tab[] {
  return store.get();
}

/** Follows the tabs; the prerendered page has none yet. */
export function useOpenTabs(): readonly Tab[] {
  return useSyncExternalStore(store.subscribe, store.get, () => NONE);
}

/** A page has been arrived at; one without a name leaves no tab. */
export function visitPage(name: string | undefined, path: string, state: unknown): void {
  shown = name;
  if (name !== undefined) change({ type: 'visit', name, path, holdsInput });
  if (closing !== undefined && (closing.isTurnedAway || ticketIn(state) === closing.ticket)) {
    if (closing.name !== name) closeTab(closing.name, closing.onClosed);
    closing = undefined;
  }
}

/** Says what tells the page of a tab from others of the same title. */
export function describeTab(name: string, detail: string): void {
  change({ type: 'describe', name, detail });
}

/** Closes a tab. The page that is shown stays until it is left. */
export function closeTab(name: string, onClosed?: OnClosed): void {
  const at = store.get().findIndex((tab) => tab.name === name);
  const tab = store.get()[at];
  const hadInput = holdsInput(name);
  change({ type: 'close', name });
  const memory = forgetPage(name);
  if (tab !== undefined) onClosed?.({ tab, at, memory, hadInput, owner: sessionOwner() });
}

/** Opens a tab again with what its page held, where it stood; answers whether it is still for the person to have. */
export function reopenTab({ tab, at, memory, owner }: ClosedTab): boolean {
  if (owner !== sessionOwner()) return false;
  const { name } = tab;
  if (!holdsInput(name)) restorePage(name, memory);
  change({ type: 'reopen', name, tab, at });
  return true;
}

/** The state of a navigation that closes a tab, if it comes about. */
export function closingState(name: string, path: string, onClosed: OnClosed): object {
  tickets += 1;
  closing = { name, path, ticket: tickets, onClosed };
  return { closing: tickets };
}

/** A visitor has been sent elsewhere than to a page: the way there loses its state, and closes its tab all the same. */
export function shed(path: string): void {
  if (closing?.path === path) closing = { ...closing, isTurnedAway: true };
}

/** Reads again what was stored, as after a reload. */
export function rereadTabs(): void {
  store.set(storedTabs());
}

// What was stored under a page's former name is known once the pages are.
composition.subscribe(rereadTabs);

// The pages a person has visited are nothing for the next: whoever takes the page over has the one they are on, and a visitor the
// one that signing out leads to.
followSession((now, before) => {
  if (before.owner === now.owner) return;
  if (before.owner !== undefined) store.set(store.get().flatMap((tab) => (staysFor(now, tab) ? [bare(tab)] : [])));
  persist();
});

function staysFor({ owner }: SignedIn, { name, path }: Tab): boolean {
  return owner === undefined ? path === PATHS.series : name === shown;
}

function bare({ name, path }: Tab): Tab {
  return { name, path };
}

function change(action: TabAction): void {
  const before = store.get();
  const after = reduceTabs(before, action);
  if (after === before) return;
  store.set(after);
  persist();
}

/** For this window's next reload, and under the specification's key for the person's next window; a visitor has none. */
function persist(): void {
  const owner = sessionOwner() ?? null;
  const tabs = store.get();
  writeStored('userTabs', owner !== null && tabs.length > 0 ? JSON.stringify(tabs) : undefined);
  writeInWindow('userTabs', JSON.stringify({ owner, tabs }));
}

function storedTabs(): readonly Tab[] {
  const ofPerson = sessionOwner() === undefined ? undefined : readStored('userTabs');
  return tabsOfWindow() ?? readTabs(ofPerson, currentName);
}

/** The tabs this window had before a reload, if they are of the person the page belongs to. */
function tabsOfWindow(): readonly Tab[] | undefined {
  try {
    const { owner, tabs } = JSON.parse(readInWindow('userTabs') ?? '');
    return owner === (sessionOwner() ?? null) ? readTabs(JSON.stringify(tabs), currentName) : undefined;
  } catch {
    return undefined;
  }
}

function ticketIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'closing' in state ? state.closing : undefined;
}
