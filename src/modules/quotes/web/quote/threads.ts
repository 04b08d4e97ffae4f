import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { type LineWords, lineWords } from '#modules/quotes/domain/line-words.ts';

/** What was written about a line, or about the quote as a whole. */
export function messagesOn({ messages }: OpenQuoteDto, lineNo: number | null): OpenQuoteDto['messages'] {
  return messages.filter((message) => message.lineNo === lineNo);
}

/** What of it is new to whoever reads. */
export function unreadOn(quote: OpenQuoteDto, lineNo: number | null): OpenQuoteDto['messages'] {
  return messagesOn(quote, lineNo).filter(({ isUnread }) => isUnread);
}

/** What was said of a line beside its thread, in what was sent. */
export function wordsOn({ versions }: OpenQuoteDto, lineNo: number): readonly LineWords[] {
  return lineWords(versions, lineNo);
}

/** Whether one can write about a quote now. */
export function mayWrite({ abilities }: OpenQuoteDto): boolean {
  return abilities.some(({ action }) => action === 'message');
}
