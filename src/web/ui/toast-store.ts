export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** One way on, such as undo. */
export interface MessageAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastMessage {
  tone: ToastTone;
  text: string;
  action?: MessageAction;
  /** What to quote to support, where the server named it. */
  requestId?: string | undefined;
}

export interface Toast extends ToastMessage {
  id: number;
}

export interface ToastStore {
  show(message: ToastMessage): void;
  dismiss(id: number): void;
  /** What a message offered is being done, here or in the message centre: it is offered no more. */
  settle(action: MessageAction): void;
  /** Takes away all that is shown or waits: what was said to one person is not for the next. */
  clear(): void;
  /** Nothing leaves while somebody reads. */
  pause(): void;
  resume(): void;
  visible(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

const BETWEEN = 1000;
const STAY = { info: 5000, success: 5000, warning: 9000, error: 9000 } satisfies Record<ToastTone, number>;
const MOST = 3;
/** How many wait for their second; what comes before them in a flood is only in the message centre. */
const MOST_WAITING = 10;

/** Who hears of every message, and of what is done about it. */
export interface Listener {
  note(message: ToastMessage): void;
  settle(action: MessageAction): void;
}

const NOBODY: Listener = { note: () => undefined, settle: () => undefined };

/**
 * The messages on the screen: at most one new each second (spec 000 §9), none said twice at once, none gone while paused.
 * What is held back or said already is told to the log all the same.
 */
export function createToastStore(log: Listener = NOBODY): ToastStore {
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
    const oldest = shown.length < MOST ? undefined : shown[0];
    // While somebody reads, nothing makes room for another.
    if (!next || (paused && oldest)) return;
    waiting = rest;
    if (oldest) hold(oldest.id);
    publish([...shown.filter((toast) => toast !== oldest), next]);
    if (!paused) letGo(next);
    gap = setTimeout(showNext, BETWEEN);
  }

  function letGo(toast: Toast): void {
    leaving.set(toast.id, setTimeout(dismiss, STAY[toast.tone], toast.id));
  }

  function hold(id: number): void {
    clearTimeout(leaving.get(id));
    leaving.delete(id);
  }

  function dismiss(id: number): void {
    hold(id);
    publish(shown.filter((toast) => toast.id !== id));
    // What was read has gone with its reader.
    if (shown.length === 0) paused = false;
    if (gap === undefined) showNext();
  }

  function resume(): void {
    if (!paused) return;
    paused = false;
    for (const toast of shown) letGo(toast);
    if (gap === undefined) showNext();
  }

  return {
    show(message) {
      log.note(message);
      if ([...shown, ...waiting].some((toast) => toast.text === message.text)) return;
      lastId += 1;
      waiting = [...waiting, { ...message, id: lastId }].slice(-MOST_WAITING);
      if (gap === undefined) showNext();
    },
    dismiss,
    settle(action) {
      log.settle(action);
      waiting = waiting.filter((toast) => toast.action !== action);
      for (const toast of shown) if (toast.action === action) dismiss(toast.id);
    },
    clear() {
      waiting = [];
      for (const { id } of shown) dismiss(id);
    },
    pause() {
      paused = true;
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
    },
    resume,
    visible: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
