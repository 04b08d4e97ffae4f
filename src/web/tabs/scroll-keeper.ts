import { followUnloading, rememberScroll, scrollAt, scrollOf } from './page-memory.ts';

/** How long a page may take to become as long again as it was, ms. */
const PATIENCE = 5000;

/** What says that the person scrolls for themselves. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface NavigationOrigin {
  /** The name of the page's tab; a page without one is not remembered. */
  readonly name: string | undefined;
  /** The place in the browser's history. */
  readonly place: string;
  /** What led there: a link, the page's tab, or the browser's history. */
  readonly by: 'link' | 'tab' | 'history';
}

export interface ScrollKeeper {
  /** Another page is shown. */
  readonly arrive: (at: NavigationOrigin) => void;
  /** The same page is at another place: a search in its address, a heading. */
  readonly move: (at: NavigationOrigin) => void;
  /** Remembers from now on where each page stands; returns how to stop. */
  readonly follow: () => () => void;
}

/**
 * Where the window stands on a page: at the top on arrival (spec 000 §2), or where one was before if one comes back: by its tab
 * where one was last, by the history where one was then.
 */
export function createScrollKeeper(): ScrollKeeper {
  let shown: NavigationOrigin | undefined;
  /** The height that is being returned to. */
  let aim: number | undefined;
  let stop: () => void = () => undefined;
  let noted: number | undefined;

  function arrive(at: NavigationOrigin): void {
    forget();
    const known = heightOf(at);
    shown = at;
    standAgain(known ?? 0);
    if (known !== undefined) remember(known);
  }

  function move(at: NavigationOrigin): void {
    if (shown?.place === at.place) return;
    forget();
    const known = at.by === 'history' ? heightOf(at) : undefined;
    shown = at;
    if (known !== undefined) standAgain(known);
    remember(known ?? aim ?? window.scrollY);
  }

  function standAgain(y: number): void {
    stop();
    aim = y;
    stop = standAt(y, () => {
      aim = undefined;
    });
  }

  /** Where one was on the page before is no place on this one. */
  function forget(): void {
    window.clearTimeout(noted);
    noted = undefined;
  }

  function remember(y: number): void {
    if (shown?.name !== undefined) rememberScroll(shown.name, shown.place, Math.round(y));
  }

  function follow(): () => void {
    window.history.scrollRestoration = 'manual';
    // Once the frame is laid out: asked within it, the browser would have to do that at once.
    const note = () => {
      noted ??= window.setTimeout(() => {
        noted = undefined;
        if (aim === undefined) remember(window.scrollY);
      });
    };
    window.addEventListener('scroll', note, { passive: true });
    const unfollow = followUnloading();
    return () => {
      window.removeEventListener('scroll', note);
      forget();
      unfollow();
      stop();
    };
  }

  return { arrive, move, follow };
}

/** The height one comes back to; undefined where one has not been, and 0 for whoever follows a link. */
function heightOf({ name, place, by }: NavigationOrigin): number | undefined {
  if (by === 'link') return 0;
  if (name === undefined) return undefined;
  return by === 'tab' ? scrollOf(name) : scrollAt(name, place);
}

/** Scrolls to a height as soon as the page is long enough for it, unless the person scrolls meanwhile; returns how to stop. */
function standAt(y: number, onDone: () => void): () => void {
  const isThere = () => {
    window.scrollTo(0, y);
    return y === 0 || Math.abs(window.scrollY - y) < 2;
  };
  const observer = new ResizeObserver(() => isThere() && stop());
  const timer = setTimeout(stop, PATIENCE);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of GESTURES) window.removeEventListener(gesture, stop);
    onDone();
  }
  observer.observe(document.body);
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { passive: true });
  if (isThere()) stop();
  return stop;
}
