import type { LetterDto } from '#modules/mail/contract.ts';
import type { Letter } from '#modules/mail/domain/letter.ts';
import { useKept } from '#web/tabs/own-tab.ts';
import { isSame, savedText } from './letters.ts';

/** A text that is not saved yet, and the version it was begun on. */
interface KeptDraft extends Letter {
  readonly version: number;
}

/** The text of one mail in one language while it is being written. */
export interface LetterDraft {
  /** What is saved, as far as is known. */
  readonly kept: LetterDto;
  /** What stands in the fields. */
  readonly text: Letter;
  /** The version it was begun on. */
  readonly version: number;
  readonly isDirty: boolean;
  /** Whether somebody else has saved another text since this one was begun. */
  readonly isStale: boolean;
  readonly change: (changes: Partial<Letter>) => void;
  /** Goes on with this text on top of what is saved now. */
  readonly rebase: () => void;
  readonly discard: () => void;
}

/** Keeps what is typed over what is saved; it outlives a reload with the page's tab. */
export function useLetterDraft(kept: LetterDto): LetterDraft {
  const saved = savedText(kept);
  const [draft, setDraft] = useKept(`letter ${kept.locale}`, draftOf);
  const isDirty = draft !== null && !isSame(draft, saved);
  const text = isDirty ? { subject: draft.subject, body: draft.body } : saved;
  const version = isDirty ? draft.version : kept.version;
  return {
    kept,
    text,
    version,
    isDirty,
    isStale: version !== kept.version,
    change: (changes) => setDraft({ ...text, ...changes, version }),
    rebase: () => setDraft({ ...text, version: kept.version }),
    discard: () => setDraft(null),
  };
}

/** What of a kept draft is one. */
function draftOf(kept: unknown): KeptDraft | null {
  const stored: Partial<Record<keyof KeptDraft, unknown>> = typeof kept === 'object' && kept !== null ? kept : {};
  const { subject, body, version } = stored;
  if (typeof subject !== 'string' || typeof body !== 'string' || typeof version !== 'number') return null;
  return { subject, body, version };
}
