import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { LineDto } from '#modules/cart/contract.ts';
import { LINE_TEXTS, type LineText } from '#modules/cart/domain/line-notes.ts';
import styles from './editable-text.module.css';
import type { ListWords } from './row-words.ts';
import type { LineWriting } from './use-line-writing.ts';

export interface EditableTextProps {
  line: LineDto;
  field: LineText;
  writing: LineWriting;
  t: ListWords;
  /** The id of a list of what is often written there. */
  suggestions?: string;
}

/** What is typed, and how far it is. */
interface Draft {
  readonly text: string;
  readonly state: 'typed' | 'saving' | 'overtaken';
}

/**
 * A text of a line, written in its place: saved when it is left or Enter is pressed, as it was with Esc. Where somebody else has
 * changed the line meanwhile, what was typed stays beside what is stored now, and is saved over it only when that is wanted.
 */
export function EditableText({ line, field, writing, t, suggestions }: EditableTextProps): ReactNode {
  const [draft, setDraft] = useState<Draft>();
  const { [field]: saved } = line;
  if (!line.abilities.edit) return saved;
  const isOvertaken = draft?.state === 'overtaken';
  const noteId = `overtaken-${field}-${line.id}`;

  async function save(text: string): Promise<void> {
    const sent: Draft = { text, state: 'saving' };
    setDraft(sent);
    const outcome = await writing.save(line, { [field]: text.trim() }, { tellsConflict: false });
    const left: Draft | undefined =
      outcome === 'saved' ? undefined : { text, state: outcome === 'overtaken' ? outcome : 'typed' };
    // What was typed meanwhile stays.
    setDraft((now) => (now === sent ? left : now));
  }

  function settle(): void {
    if (draft?.state !== 'typed') return;
    if (draft.text.trim() === saved) setDraft(undefined);
    else void save(draft.text);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape' || draft === undefined) return;
    event.preventDefault();
    setDraft(undefined);
  }

  return (
    <span className={styles.editable} data-field={field}>
      <input
        className={styles.input}
        aria-label={t(`edit.${field}Of`, { name: line.productName })}
        aria-describedby={isOvertaken ? noteId : undefined}
        placeholder={t(`edit.${field}`)}
        maxLength={LINE_TEXTS[field]}
        list={suggestions}
        title={saved}
        value={draft?.text ?? saved}
        onChange={(event) => setDraft({ text: event.target.value, state: isOvertaken ? 'overtaken' : 'typed' })}
        onBlur={settle}
        onKeyDown={handleKey}
      />
      {isOvertaken && (
        <span id={noteId} role="alert" className={styles.overtaken}>
          {t('edit.overtaken', { text: saved === '' ? t('edit.nothing') : saved })}{' '}
          <button type="button" onClick={() => void save(draft.text)}>
            {t('edit.mine')}
          </button>{' '}
          <button type="button" onClick={() => setDraft(undefined)}>
            {t('edit.theirs')}
          </button>
        </span>
      )}
    </span>
  );
}
