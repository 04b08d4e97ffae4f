export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastMessage {
  tone: ToastTone;
  text: string;
  /** One way on, such as undo. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
}

export interface ToastStore {
  show(message: ToastMessage): void;
  dismiss(id: number): void;
  /** Nothing leaves while somebody reads. */
  pause(): void;
  resume(): void;
  visible(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

const BETWEEN = 1000;
const STAY = { info: 5000, success: 5000, warning: 9000, error: 9000 } satisfies Record<ToastTone, number>;
const MOST = 3;

/** The messages on the screen: at most one new each second (spec 000 §9), none said twice at once, none gone while paused. */
export function createToastStore(): ToastStore {
  let shown: readonly Toast[] = [];
  let waiting: readonly Toast[] = [];
  let paused = false;
  let gap: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const leaving = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  function showNext(): void {
    gap = undefined;
    const [next, ...rest] = waiting;
    if (!next) return;
    waiting = rest;
    for (const old of shown.slice(0, Math.max(0, shown.length + 1 - MOST))) dismiss(old.id);
    publish([...shown, next]);
    if (!paused) letGo(next);
    gap = setTimeout(showNext, BETWEEN);
  }

  function letGo(toast: Toast): void {
    leaving.set(toast.id, setTimeout(dismiss, STAY[toast.tone], toast.id));
  }

  function dismiss(id: number): void {
    clearTimeout(leaving.get(id));
    leaving.delete(id);
    publish(shown.filter((toast) => toast.id !== id));
  }

  return {
    show(message) {
      if ([...shown, ...waiting].some((toast) => toast.text === message.text)) return;
      lastId += 1;
      waiting = [...waiting, { ...message, id: lastId }];
      if (gap === undefined) showNext();
    },
    dismiss,
    pause() {
      paused = true;
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const toast of shown) letGo(toast);
    },
    visible: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
