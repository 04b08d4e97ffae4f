/** A page that is kept with all its state; the last one of the stack is shown, the others are hidden. */
export interface RetainedPage {
  readonly id: number;
  /** The name of its tab; a page without one goes when it is left. */
  readonly name: string | undefined;
  /** Its path with its query. */
  readonly path: string;
}

export interface PageStack {
  /** In the order in which they were last shown. */
  readonly pages: readonly RetainedPage[];
  readonly nextId: number;
}

export interface Arrival {
  readonly name: string | undefined;
  readonly path: string;
  /** Whether it took the place of the address before it in the history. */
  readonly isReplacing: boolean;
}

/** So many pages keep their state at a time; the one not seen for longest starts anew when it is shown again. */
export const MAX_KEPT = 10;

export const NO_PAGES: PageStack = { pages: [], nextId: 1 };

/**
 * The pages after an arrival. What a page writes into its own address, such as a search, replaces that address: the page
 * stays. A page that is kept for exactly this path is shown again as it was; another path is another page, also under the
 * same name. What follows on a page one only passes through (a redirect) starts anew.
 */
export function arrive(stack: PageStack, arrival: Arrival): PageStack {
  const shown = stack.pages.at(-1);
  if (shown !== undefined && staysOn(shown, arrival)) {
    return shown.path === arrival.path ? stack : withShown(stack, { ...shown, path: arrival.path });
  }
  const isAnew = arrival.isReplacing && shown?.name === undefined;
  const found = isAnew ? undefined : stack.pages.find((page) => isRetainedFor(page, arrival));
  if (found !== undefined) return withShown(stack, found);
  const { name, path } = arrival;
  return withShown({ ...stack, nextId: stack.nextId + 1 }, { id: stack.nextId, name, path });
}

/** Without the hidden pages whose tabs have been closed. */
export function withoutClosed(stack: PageStack, names: ReadonlySet<string>): PageStack {
  const pages = stack.pages.filter((page, at) => at === stack.pages.length - 1 || names.has(page.name ?? ''));
  return pages.length === stack.pages.length ? stack : { ...stack, pages };
}

function withShown(stack: PageStack, shown: RetainedPage): PageStack {
  const others = stack.pages.filter(({ name, id }) => name !== undefined && name !== shown.name && id !== shown.id);
  return { ...stack, pages: [...others, shown].slice(-MAX_KEPT) };
}

function staysOn(shown: RetainedPage, { name, path, isReplacing }: Arrival): boolean {
  if (shown.name !== name) return false;
  return shown.path === path || (isReplacing && pathnameOf(shown.path) === pathnameOf(path));
}

function isRetainedFor(page: RetainedPage, { name, path }: Arrival): boolean {
  return name !== undefined && page.name === name && page.path === path;
}

function pathnameOf(path: string): string {
  return path.split('?', 1)[0] ?? path;
}
