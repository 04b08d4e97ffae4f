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
  /**
   * What the person has just done and is told the outcome of, such as a save: the next outcome takes its place, and what is
   * only still to be done for it is not waiting to be looked at.
   */
  outcomeOf?: string;
}

export interface Toast extends ToastMessage {
  id: number;
  /** How often it was said while it stood there. */
  count: number;
}

export interface ToastStore {
  show(message: ToastMessage): void;
  dismiss(id: number): void;
  /** What a message offered is being done, here or in the message centre: it is offered no more. */
  settle(action: MessageAction): void;
  /** Takes away all that is shown or waits: what was said to one person is not for the next, who need not wait for it. */
  clear(): void;
  /** Nothing leaves while somebody reads. */
  pause(): void;
  resume(): void;
  visible(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

const BETWEEN = 1000;
const STAY = { info: 5000, success: 5000, warning: 9000, error: 9000 } satisfies Record<ToastTone, number>;
/** What offers a way on, such as undo, stays long enough to be read and taken. */
const STAY_WITH_ACTION = 8000;
const MOST = 3;
/** How many wait for their second; what comes before them in a flood is only in the message centre. */
const MAX_WAITING = 10;

/** Who hears of every message, and of what is done about it. */
export interface Listener {
  note(message: ToastMessage): void;
  settle(action: MessageAction): void;
}

const NOBODY: Listener = { note: () => undefined, settle: () => undefined };

/**
 * The messages on the screen: at most one new each second (spec 000 §9), none gone while paused. What is said again
 * is counted where it stands, with its time and its way on begun anew. What is held back is told to the log all the same.
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
    if (!next) return;
    const said = shown.find(({ text }) => text === next.text);
    const isFull = !said && shown.length >= MOST;
    // While somebody reads, nothing makes room for another.
    if (isFull && paused) return;
    waiting = rest;
    const toast = said ? saidAgain(said, next) : next;
    const leaver = said ?? (isFull ? shown[0] : undefined);
    if (leaver) hold(leaver.id);
    publish(placed(toast, leaver));
    if (!paused) letGo(toast);
    gap = setTimeout(showNext, BETWEEN);
  }

  /** A message said again stands where it stood; a new one comes last, where the first has gone if there were too many. */
  function placed(toast: Toast, leaver: Toast | undefined): readonly Toast[] {
    if (toast.id === leaver?.id) return shown.map((one) => (one === leaver ? toast : one));
    return [...shown.filter((one) => one !== leaver), toast];
  }

  /** An earlier outcome goes; the same one said again is counted where it stands. */
  function giveWay({ outcomeOf, text }: ToastMessage): void {
    const isPast = (toast: Toast) => toast.outcomeOf === outcomeOf && toast.text !== text;
    waiting = waiting.filter((toast) => !isPast(toast));
    for (const toast of shown.filter(isPast)) dismiss(toast.id);
  }

  function letGo(toast: Toast): void {
    leaving.set(toast.id, setTimeout(dismiss, stayOf(toast), toast.id));
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
      if (message.outcomeOf !== undefined) giveWay(message);
      lastId += 1;
      const next = { ...message, id: lastId, count: 1 };
      const said = waiting.find(({ text }) => text === message.text);
      if (said) waiting = waiting.map((one) => (one === said ? saidAgain(said, next) : one));
      else waiting = [...waiting, next].slice(-MAX_WAITING);
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
      clearTimeout(gap);
      gap = undefined;
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

function stayOf({ tone, action }: Toast): number {
  return action ? Math.max(STAY[tone], STAY_WITH_ACTION) : STAY[tone];
}

/** The same message once more: it stays in its place, and says and offers what it does now. */
function saidAgain(said: Toast, again: Toast): Toast {
  return { ...again, id: said.id, count: said.count + again.count };
}
