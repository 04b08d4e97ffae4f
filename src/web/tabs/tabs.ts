/** A visited page in the strip (spec 000 §3: name, path). */
export interface Tab {
  /** What tells it from others: the id of its page, and what the address names where each object has a tab. */
  readonly name: string;
  /** The full path it leads to. */
  readonly path: string;
  /** What tells it from pages of the same title, such as the type code of the configuration in it. */
  readonly detail?: string;
}

export type TabAction =
  | { readonly type: 'visit'; readonly name: string; readonly path: string; readonly holdsInput?: HoldsInput }
  | { readonly type: 'reopen'; readonly name: string; readonly tab: Tab; readonly at: number }
  | { readonly type: 'describe'; readonly name: string; readonly detail: string }
  | { readonly type: 'close'; readonly name: string };

/** Whether the page of a tab holds something that is not saved. */
export type HoldsInput = (name: string) => boolean;

/** More tabs than this are of no use to anybody: the oldest goes that holds nothing unsaved. */
export const MAX_TABS = 30;

/** The strip of tabs: a visit adds one, or replaces the one of the same name (spec 000 §2). */
export function reduceTabs(tabs: readonly Tab[], action: TabAction): readonly Tab[] {
  const known = tabs.find(({ name }) => name === action.name);
  switch (action.type) {
    case 'visit':
      if (known === undefined) return [...withRoom(tabs, action.holdsInput), { name: action.name, path: action.path }];
      return known.path === action.path ? tabs : replaced(tabs, { ...known, path: action.path });
    case 'describe':
      if (known === undefined || known.detail === action.detail) return tabs;
      return replaced(tabs, { ...known, detail: action.detail });
    case 'reopen':
      return known === undefined ? inserted(withRoom(tabs), action.tab, action.at) : tabs;
    case 'close':
      return known === undefined ? tabs : tabs.filter((tab) => tab !== known);
  }
}

function withRoom(tabs: readonly Tab[], holdsInput: HoldsInput = () => false): readonly Tab[] {
  if (tabs.length < MAX_TABS) return tabs;
  const gone = tabs.find(({ name }) => !holdsInput(name)) ?? tabs[0];
  return tabs.filter((tab) => tab !== gone);
}

function inserted(tabs: readonly Tab[], tab: Tab, at: number): readonly Tab[] {
  return [...tabs.slice(0, at), tab, ...tabs.slice(at)];
}

function replaced(tabs: readonly Tab[], by: Tab): readonly Tab[] {
  return tabs.map((tab) => (tab.name === by.name ? by : tab));
}

/** Where closing the tab one is on leads: to the previous tab, else the next, else home (spec 000 §2). */
export function pathAfterClosing(tabs: readonly Tab[], name: string): string {
  const at = tabs.findIndex((tab) => tab.name === name);
  return (tabs[at - 1] ?? tabs[at + 1])?.path ?? '/';
}

/** The name of a tab: the id of its page, and what the address names if that has a tab of its own. */
export function tabName(pageId: string, object: string | undefined): string {
  return object === undefined ? pageId : `${pageId} ${object}`;
}

/** The tabs a stored text holds, whoever wrote it, each under the name it has today; what is none is left out. */
export function readTabs(text: string | undefined, nameToday: (name: string) => string): readonly Tab[] {
  const tabs = asList(text).filter(isTab).slice(-MAX_TABS);
  return tabs.map((tab) => ({ ...tab, name: nameToday(tab.name) })).reduce(addOnce, []);
}

function addOnce(tabs: readonly Tab[], { name, path, detail }: Tab): readonly Tab[] {
  if (tabs.some((tab) => tab.name === name)) return tabs;
  return [...tabs, { name, path, ...(detail !== undefined && { detail }) }];
}

function asList(text: string | undefined): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? '');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Its path leads nowhere but into the portal. */
function isTab(stored: unknown): stored is Tab {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, path, detail }: { name?: unknown; path?: unknown; detail?: unknown } = stored;
  const isText = typeof name === 'string' && name !== '' && typeof path === 'string';
  return isText && /^\/(?![/\\])/.test(path) && (detail === undefined || typeof detail === 'string');
}
