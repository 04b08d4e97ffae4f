import type { OpenDraftDto } from '#modules/drafts/contract.ts';
import { type LocalState, openingOf } from '#modules/drafts/domain/opening.ts';
import { sessionOwner } from '#web/session/session.ts';
import { asidesOf } from './asides.ts';
import { textOf } from './draft-sender.ts';
import { type Basis, type Divergence, knownOf, serverOther, WINDOW } from './draft-sync.ts';
import {
  type DraftContent,
  type DraftPlace,
  type LocalDraft,
  readLocal,
  storedAt,
  writeLocal,
} from './local-drafts.ts';

/** A draft as a page opens it. */
export interface OpenedDraft {
  /** What it goes on with, whoever wrote it; undefined where there is none. */
  readonly content: unknown;
  /** Whether another device has left it. */
  readonly isElsewheres: boolean;
  /** Whether nobody was signed in when it was kept last. */
  readonly isVisitors: boolean;
  /** What was noted beside it when this browser kept it last; another device's has nothing. */
  readonly noted?: DraftContent;
  readonly basis: Basis;
}

/**
 * Opens a draft with what this browser and the server have of it: the newer state, where one has gone on from the other; this
 * browser's, with the other told of, where each has something of its own.
 * @param server undefined where it was not asked, or did not answer in time
 */
export function openedDraft(place: DraftPlace, server: OpenDraftDto | undefined): OpenedDraft {
  const local = readLocal(place);
  const opening = openingOf(local && localState(local), server && { text: textOf(server), version: server.version });
  if (opening === 'server' && server) return takenOver(place, server);
  const isOther = opening === 'both' && server;
  const cause = local?.note.owner === undefined ? 'account' : 'device';
  const divergence = isOther ? serverOther(cause, server) : asideOf(place, local);
  return {
    content: storedAt(place),
    isElsewheres: false,
    isVisitors: local?.isVisitors ?? false,
    ...(local?.note.noted && { noted: local.note.noted }),
    basis: {
      stamp: local?.note.stamp ?? '',
      known: server ? { version: server.version, text: textOf(server) } : local ? knownOf(local) : UNASKED,
      ...(divergence && { divergence }),
    },
  };
}

const UNASKED = { version: undefined, text: undefined };

/** What another device has left is this browser's from now on. */
function takenOver(place: DraftPlace, { content, name, version, updatedAt, key }: OpenDraftDto): OpenedDraft {
  const owner = sessionOwner();
  const at = updatedAt === null ? 0 : Date.parse(updatedAt);
  const stamp = `${key} ${version}`;
  const note = { key, name, at, stamp, version, isSent: true as const, ...(owner !== undefined && { owner }) };
  writeLocal(place, content === null ? undefined : { content, note, isVisitors: false });
  return {
    content: content ?? undefined,
    isElsewheres: content !== null,
    isVisitors: false,
    basis: { stamp: content === null ? '' : stamp, known: { version, text: textOf({ content }) } },
  };
}

function localState({ content, note }: LocalDraft): LocalState {
  const isOwn = note.owner !== undefined && note.owner === sessionOwner();
  return {
    text: JSON.stringify(content),
    version: isOwn ? note.version : undefined,
    isSent: isOwn && note.isSent === true,
  };
}

/** What a window left beside the draft that was closed before anybody chose. */
function asideOf(place: DraftPlace, local: LocalDraft | undefined): Divergence | undefined {
  const found = asidesOf(place, WINDOW).find(({ content }) => !isSame(content, local?.content));
  return found && { cause: 'aside', content: found.content, name: found.name, at: found.at };
}

function isSame(one: DraftContent, other: DraftContent | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
