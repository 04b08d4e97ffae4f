import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { LINE_TEXTS, type LineText } from '#modules/cart/domain/line-notes.ts';
import { LINES_KEY, lineScope, showLine, versionOf } from '#modules/cart/web/line-list-query.ts';
import { CallError, call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import styles from './editable-text.module.css';

export interface EditableTextProps {
  line: LineDto;
  field: LineText;
  /** The id of a list of what is often written there. */
  suggestions?: string;
}

/**
 * A text of a line, written in its place: saved when it is left or Enter is pressed, as it was with Esc. Where somebody else has
 * changed the line meanwhile, what was typed stays beside what is stored now, and is saved over it only when that is wanted.
 */
export function EditableText({ line, field, suggestions }: EditableTextProps): ReactNode {
  const { t } = useTranslation('cart');
  const cache = useQueryClient();
  const noteId = useId();
  const [draft, setDraft] = useState<string>();
  const [isOvertaken, setOvertaken] = useState(false);
  const { [field]: saved } = line;
  const save = useMutation({
    scope: lineScope(line),
    mutationFn: (text: string) =>
      call(cartRoutes.setQuantity, {
        params: { id: line.id },
        body: { [field]: text, version: versionOf(cache, line) },
      }),
    onSuccess: (answer) => {
      showLine(cache, answer);
      setDraft(undefined);
      if (field === 'folder') void cache.invalidateQueries({ queryKey: LINES_KEY, predicate: isOffer });
    },
    onError: async (error) => {
      if (error instanceof CallError && error.code === 'version.conflict') setOvertaken(true);
      else notifyFailure(error, t);
      await cache.invalidateQueries({ queryKey: LINES_KEY });
    },
  });

  function settle(): void {
    if (draft === undefined || isOvertaken || save.isPending) return;
    if (draft.trim() === saved) setDraft(undefined);
    else save.mutate(draft.trim());
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape' || draft === undefined) return;
    event.preventDefault();
    forget();
  }

  function forget(): void {
    setDraft(undefined);
    setOvertaken(false);
  }

  if (!line.abilities.edit) return saved;
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
        value={draft ?? saved}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={handleKey}
      />
      <span id={noteId} aria-live="polite" className={styles.overtaken}>
        {isOvertaken && (
          <>
            {t('edit.overtaken', { text: saved === '' ? t('edit.nothing') : saved })}{' '}
            <button
              type="button"
              onClick={() => {
                setOvertaken(false);
                if (draft !== undefined) save.mutate(draft.trim());
              }}
            >
              {t('edit.mine')}
            </button>{' '}
            <button type="button" onClick={forget}>
              {t('edit.theirs')}
            </button>
          </>
        )}
      </span>
    </span>
  );
}

function isOffer({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey.length === 3 && queryKey[2] === 'filters';
}
