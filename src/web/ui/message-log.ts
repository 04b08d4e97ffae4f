import type { ToastMessage, ToastTone } from './toast-store.ts';

/** Something that was said in this window. */
export interface LoggedMessage {
  readonly id: number;
  /** When, in ms. */
  readonly at: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly requestId: string | undefined;
}

/** All that was said, newest first. */
export interface MessageLogState {
  readonly messages: readonly LoggedMessage[];
  /** How many older ones had to go. */
  readonly dropped: number;
  /** How many warnings and errors nobody has looked at yet. */
  readonly unread: number;
}

export interface MessageLog {
  note(message: Pick<ToastMessage, 'tone' | 'text' | 'requestId'>): void;
  /** Somebody has looked. */
  markRead(): void;
  clear(): void;
  get(): MessageLogState;
  subscribe(listener: () => void): () => void;
}

/** How many messages are kept. */
export const MOST_MESSAGES = 200;

/** Nothing was said yet. */
export const NO_MESSAGES: MessageLogState = { messages: [], dropped: 0, unread: 0 };

/** Keeps what was said: every message, also those that were held back or went before they were read. */
export function createMessageLog(now: () => number = Date.now): MessageLog {
  let state = NO_MESSAGES;
  let lastId = 0;
  const listeners = new Set<() => void>();

  function become(next: MessageLogState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    note({ tone, text, requestId }) {
      lastId += 1;
      const all = [{ id: lastId, at: now(), tone, text, requestId }, ...state.messages];
      const messages = all.slice(0, MOST_MESSAGES);
      const isUrgent = tone === 'warning' || tone === 'error';
      become({
        messages,
        dropped: state.dropped + all.length - messages.length,
        unread: state.unread + (isUrgent ? 1 : 0),
      });
    },
    markRead() {
      if (state.unread > 0) become({ ...state, unread: 0 });
    },
    clear: () => become(NO_MESSAGES),
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
