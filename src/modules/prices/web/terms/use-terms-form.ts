import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRecord } from '#kernel/is-record.ts';
import { customerTermsRoutes, type OpenedTermsDto } from '#modules/prices/contract.ts';
import { call } from '#web/calls/call.ts';
import { isRefusal } from '#web/errors/failure-text.ts';
import { useStored } from '#web/tabs/own-tab.ts';
import { threeWay } from '#web/three-way.ts';
import { bodyOf, formOf, isSameForm, keptForm, type TermsForm, withChanges } from './terms-form.ts';
import { TERMS_KEY, termsQuery } from './terms-queries.ts';

/** A form that is not saved yet, and the terms it was begun on. */
interface StoredDraft {
  readonly form: TermsForm;
  readonly read: TermsForm;
  readonly version: number;
}

/**
 * What is typed of the terms of a customer, and its saving; it outlives a reload with the page's tab. Where somebody else has changed the
 * terms meanwhile, what they changed comes into the fields nobody touched here, the others keep what was typed, and the next saving
 * counts from the terms as they are now.
 */
export function useTermsForm(opened: OpenedTermsDto, onSaved: () => void) {
  const cache = useQueryClient();
  const { queryKey } = termsQuery(opened.id);
  const [draft, setDraft] = useStored(`terms ${opened.id}`, draftOf);
  /** The fields both have changed, and what the terms say there now; undefined before anybody else changed them. */
  const [theirs, setTheirs] = useState<Partial<TermsForm>>();
  const saved = { form: formOf(opened), read: formOf(opened), version: opened.version };
  const isDirty = draft !== null && !isSameForm(draft.form, draft.read);
  const { form, read, version } = isDirty ? draft : saved;

  const saving = useMutation({
    mutationFn: async () => {
      try {
        return await call(customerTermsRoutes.set, {
          params: { id: opened.id },
          body: { ...bodyOf(form), version },
        });
      } catch (error) {
        if (isRefusal(error, 'version.conflict')) await bringTogether();
        throw error;
      }
    },
    onSuccess: (now) => {
      cache.setQueryData(queryKey, now);
      discard();
      onSaved();
      void cache.invalidateQueries({ queryKey: [...TERMS_KEY, 'list'] });
    },
  });

  async function bringTogether(): Promise<void> {
    const current = await call(customerTermsRoutes.open, { params: { id: opened.id } });
    const now = formOf(current);
    const merged = threeWay({ read, typed: form, now });
    cache.setQueryData(queryKey, current);
    setDraft({ form: merged.form, read: now, version: current.version });
    setTheirs(Object.fromEntries(merged.clashes.map((field) => [field, now[field]])));
  }

  function change(changes: Partial<TermsForm>): void {
    setDraft({ form: withChanges(form, changes, opened.lists), read, version });
  }

  function discard(): void {
    setDraft(null);
    setTheirs(undefined);
  }

  return { form, isDirty, change, discard, theirs, saving };
}

/** What of a stored draft is one. */
function draftOf(stored: unknown): StoredDraft | null {
  if (!isRecord(stored) || typeof stored.version !== 'number') return null;
  const [form, read] = [keptForm(stored.form), keptForm(stored.read)];
  return form === null || read === null ? null : { form, read, version: stored.version };
}
