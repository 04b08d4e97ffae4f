import { sessionOwner } from '#web/session/session.ts';
import { readInWindow, writeInWindow } from '#web/store/storage.ts';
import { type LoggedMessage, type LogMemory, MAX_MESSAGES, type MessageLogState, NO_MESSAGES } from './message-log.ts';

const TONES: readonly unknown[] = ['info', 'success', 'warning', 'error'];
/** What a server says at length is kept in short. */
const LONGEST = 1000;
/** A page that is left sees its calls break off, and says so to nobody: after this long, ms, it is gone. */
const SETTLED = 300;

/** What was said in this window, for its next reload: stamped with whose it is, and read by nobody else. */
export const storedMessages: LogMemory = {
  read() {
    try {
      const { owner, messages, dropped, unread } = JSON.parse(readInWindow('messages') ?? '');
      if (owner !== currentOwner()) return NO_MESSAGES;
      const stored: LoggedMessage[] = messages.filter(isMessage).slice(0, MAX_MESSAGES);
      const numbered = stored.map((one, place) => ({ ...bare(one), id: stored.length - place }));
      return { messages: numbered, dropped: countIn(dropped), unread: Math.min(countIn(unread), stored.length) };
    } catch {
      return NO_MESSAGES;
    }
  },
  write(state) {
    clearTimeout(timer);
    if (state.messages.length === 0) writeInWindow('messages', undefined);
    else timer = setTimeout(keep, SETTLED, currentOwner(), state);
  },
};

let timer: ReturnType<typeof setTimeout> | undefined;

function keep(owner: string | null, { messages, dropped, unread }: MessageLogState): void {
  const entry = { owner, messages: messages.map(bare), dropped, unread };
  writeInWindow('messages', JSON.stringify(entry));
}

/** What of a message outlives the page. */
function bare({ at, tone, text, requestId, page }: LoggedMessage): Omit<LoggedMessage, 'id'> {
  return { at, tone, text: text.slice(0, LONGEST), requestId, page };
}

function currentOwner(): string | null {
  return sessionOwner() ?? null;
}

/** Anything may stand in the storage. */
function isMessage(found: LoggedMessage): boolean {
  const { at, tone, text, requestId, page } = found;
  const hasTime = typeof at === 'number' && !Number.isNaN(new Date(at).getTime());
  const isQuotable = requestId === undefined || typeof requestId === 'string';
  return hasTime && isQuotable && TONES.includes(tone) && typeof text === 'string' && typeof page === 'string';
}

function countIn(found: unknown): number {
  return Number.isSafeInteger(found) ? Math.max(0, Number(found)) : 0;
}
