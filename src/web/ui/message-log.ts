import type { MessageAction, ToastMessage, ToastTone } from './toast-store.ts';

/** Something that was said in this window. */
export interface LoggedMessage {
  readonly id: number;
  /** When, in ms. */
  readonly at: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly requestId: string | undefined;
  /** The address of the page it was said on, without what was asked of it. */
  readonly page: string;
  /** The way on it offers, for as long as the page lives. */
  readonly action?: MessageAction | undefined;
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
  note(message: Pick<ToastMessage, 'tone' | 'text' | 'requestId' | 'action' | 'outcomeOf'>): void;
  /** What a message offered has been done, and is offered no more. */
  settle(action: MessageAction): void;
  /** Somebody has looked. */
  markRead(): void;
  clear(): void;
  get(): MessageLogState;
  subscribe(listener: () => void): () => void;
}

/** How many messages are kept. */
export const MAX_MESSAGES = 200;

/** Nothing was said yet. */
export const NO_MESSAGES: MessageLogState = { messages: [], dropped: 0, unread: 0 };

/** Where a log outlives a reload. */
export interface LogMemory {
  read(): MessageLogState;
  write(state: MessageLogState): void;
}

export interface LogSettings {
  readonly now?: () => number;
  readonly page?: () => string;
  readonly memory?: LogMemory;
}

const NO_MEMORY: LogMemory = { read: () => NO_MESSAGES, write: () => undefined };

/** Keeps what was said: every message, also those that were held back or went before they were read. */
export function createMessageLog({
  now = Date.now,
  page = () => '',
  memory = NO_MEMORY,
}: LogSettings = {}): MessageLog {
  let state = memory.read();
  let lastId = state.messages[0]?.id ?? 0;
  const listeners = new Set<() => void>();

  function become(next: MessageLogState): void {
    state = next;
    memory.write(state);
    for (const listener of listeners) listener();
  }

  return {
    note({ tone, text, requestId, action, outcomeOf }) {
      lastId += 1;
      // What is said again offers what it does now, and not what it did before, too.
      const before = action ? state.messages.map((one) => (one.text === text ? bare(one) : one)) : state.messages;
      const all = [{ id: lastId, at: now(), tone, text, requestId, page: page(), action }, ...before];
      const messages = all.slice(0, MAX_MESSAGES);
      const isUrgent = tone === 'error' || (tone === 'warning' && outcomeOf === undefined);
      become({
        messages,
        dropped: state.dropped + all.length - messages.length,
        unread: state.unread + (isUrgent ? 1 : 0),
      });
    },
    settle(action) {
      const messages = state.messages.map((one) => (one.action === action ? bare(one) : one));
      become({ ...state, messages });
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

function bare(message: LoggedMessage): LoggedMessage {
  return { ...message, action: undefined };
}
