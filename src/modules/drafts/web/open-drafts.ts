import { actedFor } from '#web/session/acting.ts';
import { sendBeforeSignOut } from '#web/session/before-sign-out.ts';
import { sessionOwner } from '#web/session/session.ts';
import { hasAccount } from './draft-calls.ts';
import { DraftSync, knownOf } from './draft-sync.ts';
import { allLocal, type DraftPlace, type LocalDraft } from './local-drafts.ts';

/** The drafts that pages of this window have open. */
const open = new Map<DraftSync, () => DraftPlace>();

/** A page has a draft open; answers how to say that it has closed it. */
export function noteOpen(sync: DraftSync, place: () => DraftPlace): () => void {
  open.set(sync, place);
  return () => void open.delete(sync);
}

/**
 * Sends to the account what no page has open: what a visitor configured before they signed in, and what an earlier visit could not
 * send. What meets another state there stays here as it is; the page that opens it asks.
 */
export async function carryDrafts(): Promise<void> {
  if (!hasAccount()) return;
  const customer = actedFor()?.id;
  const left = allLocal().filter(({ place, draft }) => place.customer === customer && !isSent(draft) && !isOpen(place));
  for (const { place, draft } of left) await carry(place, draft);
}

async function carry(place: DraftPlace, draft: LocalDraft): Promise<void> {
  const sync = new DraftSync(place, { stamp: draft.note.stamp, known: knownOf(draft) });
  sync.keep({ content: draft.content, name: draft.note.name });
  await sync.flush();
}

function isOpen({ key, customer }: DraftPlace): boolean {
  return [...open.values()].some((place) => place().key === key && place().customer === customer);
}

function isSent({ note }: LocalDraft): boolean {
  return note.isSent === true && note.owner === sessionOwner();
}

sendBeforeSignOut({
  async send() {
    await Promise.all([...open.keys()].map((sync) => sync.flush()));
    await carryDrafts();
  },
  isLeft: () => hasAccount() && allLocal().some(({ draft }) => !isSent(draft)),
});
