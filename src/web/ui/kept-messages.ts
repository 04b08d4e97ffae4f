import { sessionOwner } from '#web/session.ts';
import { readInWindow, writeInWindow } from '#web/storage.ts';
import { type LoggedMessage, type LogMemory, MOST_MESSAGES, NO_MESSAGES } from './message-log.ts';

const TONES: readonly unknown[] = ['info', 'success', 'warning', 'error'];
/** What a server says at length is kept in short. */
const LONGEST = 1000;

/** What was said in this window, for its next reload: stamped with whose it is, and read by nobody else. */
export const keptMessages: LogMemory = {
  read() {
    try {
      const { owner, messages, dropped, unread } = JSON.parse(readInWindow('messages') ?? '');
      if (owner !== currentOwner()) return NO_MESSAGES;
      const kept: LoggedMessage[] = messages.filter(isMessage).slice(0, MOST_MESSAGES);
      const numbered = kept.map(({ at, tone, text, requestId }, place) => {
        return { id: kept.length - place, at, tone, text, requestId };
      });
      return { messages: numbered, dropped: countIn(dropped), unread: Math.min(countIn(unread), kept.length) };
    } catch {
      return NO_MESSAGES;
    }
  },
  write({ messages, dropped, unread }) {
    const kept = messages.map(({ at, tone, text, requestId }) => ({
      at,
      tone,
      text: text.slice(0, LONGEST),
      requestId,
    }));
    const entry = { owner: currentOwner(), messages: kept, dropped, unread };
    writeInWindow('messages', messages.length === 0 ? undefined : JSON.stringify(entry));
  },
};

function currentOwner(): string | null {
  return sessionOwner() ?? null;
}

/** Anything may stand in the storage. */
function isMessage(found: LoggedMessage): boolean {
  const { at, tone, text, requestId } = found;
  const hasTime = typeof at === 'number' && !Number.isNaN(new Date(at).getTime());
  const isQuotable = requestId === undefined || typeof requestId === 'string';
  return hasTime && isQuotable && TONES.includes(tone) && typeof text === 'string';
}

function countIn(found: unknown): number {
  return Number.isSafeInteger(found) ? Math.max(0, Number(found)) : 0;
}
