import { followUnloading, rememberScroll, scrollOf } from './page-memory.ts';

/** How long a page may take to become as long again as it was, ms. */
const PATIENCE = 5000;

/** What says that the person scrolls for themselves. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface ArrivalAt {
  /** The name of the page's tab; a page without one is not remembered. */
  readonly name: string | undefined;
  /** Whether one comes back to where one was. */
  readonly isReturn: boolean;
}

export interface ScrollKeeper {
  readonly arrive: (at: ArrivalAt) => void;
  /** Remembers from now on where each page stands; returns how to stop. */
  readonly follow: () => () => void;
}

/** Where the window stands on a page: at the top on arrival (spec 000 §2), or where one was before if one comes back. */
export function createScrollKeeper(): ScrollKeeper {
  let shown: string | undefined;
  let isRestoring = false;
  let stop: () => void = () => undefined;

  function arrive({ name, isReturn }: ArrivalAt): void {
    stop();
    shown = name;
    const y = isReturn && name !== undefined ? scrollOf(name) : 0;
    isRestoring = true;
    stop = standAt(y, () => {
      isRestoring = false;
    });
  }

  function follow(): () => void {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      if (shown !== undefined && !isRestoring) rememberScroll(shown, Math.round(window.scrollY));
    };
    window.addEventListener('scroll', note, { passive: true });
    const unfollow = followUnloading();
    return () => {
      window.removeEventListener('scroll', note);
      unfollow();
      stop();
    };
  }

  return { arrive, follow };
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
