import { isAdministrator } from '#kernel/administrator.ts';
import { type DraftDto, draftRoutes, type OpenDraftDto } from '#modules/drafts/contract.ts';
import { CallError, call } from '#web/calls/call.ts';
import { actedFor } from '#web/session/acting.ts';
import { currentSession } from '#web/session/session.ts';
import type { DraftContent, DraftPlace } from './local-drafts.ts';

/** Whether drafts have a place at the server just now: somebody is signed in who saves configurations. */
export function hasAccount(): boolean {
  const user = currentSession()?.user;
  return user !== undefined && !isAdministrator(user);
}

type Place = Pick<DraftPlace, 'key' | 'customer'>;

/** A draft as the server has it. */
export function openDraft(place: Place, signal?: AbortSignal): Promise<OpenDraftDto> {
  return call(draftRoutes.open, { params: keyIn(place), headers: quietly(place), ...(signal && { signal }) });
}

/** The drafts of the person, for the customer they act for. */
export function listDrafts(signal?: AbortSignal): Promise<readonly DraftDto[]> {
  return call(draftRoutes.list, { headers: quietly({ customer: actedFor()?.id }), ...(signal && { signal }) });
}

/** Keeps a draft over the version that is known. */
export function keepDraft(
  place: Place,
  { content, name, version }: { content: DraftContent; name: string; version: number },
): Promise<DraftDto> {
  return call(draftRoutes.keep, { params: keyIn(place), body: { content, name, version }, headers: quietly(place) });
}

/** Discards a draft of the version that is known. */
export function discardDraft(place: Place, version: number): Promise<DraftDto> {
  return call(draftRoutes.discard, {
    params: keyIn(place),
    query: { version: String(version) },
    headers: quietly(place),
  });
}

function keyIn({ key }: Place): { key: string } {
  return { key };
}

/**
 * Headers of a call nobody waits for: it names its token itself, so that the end of a session opens no login by it, and the customer
 * of its draft, whomever the page acts for by then.
 */
function quietly({ customer }: Pick<DraftPlace, 'customer'>): Readonly<Record<string, string>> {
  const token = currentSession()?.token;
  if (token === undefined || actedFor()?.id !== customer) throw new CallError('session.missing', 401, '');
  return { authorization: `Bearer ${token}` };
}
