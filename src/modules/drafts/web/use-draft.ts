import { useEffect, useState, useSyncExternalStore } from 'react';
import { useActedFor } from '#web/session/acting.ts';
import type { Wanted } from './draft-sender.ts';
import { type Basis, DraftSync, type Standing } from './draft-sync.ts';
import type { DraftContent, DraftPlace } from './local-drafts.ts';
import { noteOpen } from './open-drafts.ts';

/** A draft a page has open, and how it stands. */
export interface OpenDraft extends Standing {
  /** Settles which of two states it goes on with; answers the other one. */
  readonly choose: (which: 'mine' | 'theirs') => Wanted | undefined;
  /** Notes something beside it in this browser. */
  readonly note: (noted: DraftContent) => void;
}

/** What a page keeps, and where. */
export interface DraftParts {
  readonly place: DraftPlace;
  readonly basis: Basis;
  /** What is configured now. */
  readonly mine: Wanted;
  /** Whether it does not come from the draft that was opened, such as a quick search. */
  readonly isNew: boolean;
}

/** Keeps what a page configures: in this browser at once, at the server within 2 s where somebody is signed in. */
export function useDraft({ place, basis, mine, isNew }: DraftParts): OpenDraft {
  const [sync] = useState(() => new DraftSync(place, basis));
  const customer = useActedFor()?.id;
  useEffect(() => {
    sync.open();
    const forget = noteOpen(sync, () => sync.place);
    return () => {
      forget();
      sync.close();
    };
  }, [sync]);
  useEffect(() => sync.moveTo(customer), [sync, customer]);
  const { content, name } = mine;
  useEffect(() => sync.keep({ content, name }, isNew), [sync, content, name, isNew]);
  const standing = useSyncExternalStore(sync.standing.subscribe, sync.standing.get);
  return { ...standing, choose: (which) => sync.choose(which), note: sync.note };
}
