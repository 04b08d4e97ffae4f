import { isRecord } from '#kernel/is-record.ts';
import type { MailTemplateDto } from '#modules/mail/contract.ts';
import type { MailText } from '#modules/mail/domain/mail-text.ts';
import { useStored } from '#web/tabs/own-tab.ts';
import { isSame, savedText } from './template-texts.ts';

/** A text that is not saved yet, and the version it was begun on. */
interface StoredDraft extends MailText {
  readonly version: number;
}

/** The text of one mail in one language while it is being written. */
export interface TemplateDraft {
  /** What is saved, as far as is known. */
  readonly stored: MailTemplateDto;
  /** What stands in the fields. */
  readonly text: MailText;
  /** The version it was begun on. */
  readonly version: number;
  readonly isDirty: boolean;
  /** Whether somebody else has saved another text since this one was begun. */
  readonly isStale: boolean;
  readonly change: (changes: Partial<MailText>) => void;
  /** Goes on with this text on top of what is saved now. */
  readonly rebase: () => void;
  readonly discard: () => void;
}

/** Keeps what is typed over what is saved; it outlives a reload with the page's tab. */
export function useTemplateDraft(stored: MailTemplateDto): TemplateDraft {
  const saved = savedText(stored);
  const [draft, setDraft] = useStored(`letter ${stored.locale}`, draftOf);
  const isDirty = draft !== null && !isSame(draft, saved);
  const text = isDirty ? { subject: draft.subject, body: draft.body } : saved;
  const version = isDirty ? draft.version : stored.version;
  return {
    stored,
    text,
    version,
    isDirty,
    isStale: version !== stored.version,
    change: (changes) => setDraft({ ...text, ...changes, version }),
    rebase: () => setDraft({ ...text, version: stored.version }),
    discard: () => setDraft(null),
  };
}

/** What of a stored draft is one. */
function draftOf(found: unknown): StoredDraft | null {
  const fields: Partial<Record<keyof StoredDraft, unknown>> = isRecord(found) ? found : {};
  const { subject, body, version } = fields;
  if (typeof subject !== 'string' || typeof body !== 'string' || typeof version !== 'number') return null;
  return { subject, body, version };
}
