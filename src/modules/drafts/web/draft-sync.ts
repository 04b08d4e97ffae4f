import type { OpenDraftDto } from '#modules/drafts/contract.ts';
import { currentSession, sessionOwner } from '#web/session/session.ts';
import { createStore } from '#web/store/store.ts';
import { dropAsides, putAside } from './asides.ts';
import { DraftSender, type Known, textOf, UNKNOWN, type Wanted } from './draft-sender.ts';
import {
  type DraftContent,
  type DraftPlace,
  followLocal,
  type LocalDraft,
  readLocal,
  writeLocal,
} from './local-drafts.ts';

const NOTHING: Wanted = { content: null, name: '' };

/**
 * Why there are two states of a draft: another window has gone on with it, another device has, the account had one before the person
 * signed in here, the customer who is acted for now has one, or a window was closed that had another.
 */
export type Cause = 'window' | 'device' | 'account' | 'customer' | 'aside';

/** The other of two states of a draft. */
export interface Divergence extends Wanted {
  readonly cause: Cause;
  /** When it was changed, ms. */
  readonly at: number;
}

/** How a draft stands, for the screen. */
export interface Standing {
  /** Whether the browser keeps it. */
  readonly isKept: boolean;
  /** Whether the account has it. */
  readonly isInAccount: boolean;
  /** What the person is to choose about; both states are kept until they have. */
  readonly divergence: Divergence | undefined;
}

/** What a page goes on with. */
export interface Basis {
  readonly stamp: string;
  readonly known: Known;
  readonly divergence?: Divergence;
}

/** The name of this window among those that keep the same draft. */
export const WINDOW = newStamp();

/**
 * One open draft: kept in this browser with every change and at the server shortly after, never over a state that this page has not
 * seen. Where there is one, the page's own is kept beside it, and the person chooses.
 */
export class DraftSync {
  readonly standing = createStore<Standing>({ isKept: true, isInAccount: false, divergence: undefined });
  #place: DraftPlace;
  #mine: Wanted = NOTHING;
  #stamp: string;
  #noted: DraftContent | undefined;
  /** Set where what comes next is what was just read, as the page understands it. */
  #isNextRead = true;
  #sender: DraftSender;
  #unfollow: () => void = () => undefined;

  constructor(place: DraftPlace, { stamp, known, divergence }: Basis) {
    this.#place = place;
    this.#stamp = stamp;
    this.#noted = readLocal(place)?.note.noted;
    this.#sender = this.#newSender(known);
    if (divergence) this.#diverge(divergence);
  }

  /** Follows the other windows, while the page is shown. */
  open(): void {
    this.#unfollow = followLocal(() => this.#look());
    window.addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#leave);
    this.#sender.open();
    this.#look();
  }

  /** Sends what is left and follows nobody. */
  close(): void {
    this.#unfollow();
    window.removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#leave);
    this.#sender.close();
  }

  /** What is configured now; `isNew` where it does not come from the draft that was opened. */
  keep(mine: Wanted, isNew = false): void {
    const isRead = this.#isNextRead && !isNew;
    this.#isNextRead = false;
    const isUnchanged = textOf(mine) === textOf(this.#mine);
    this.#mine = mine;
    if (isUnchanged) return;
    if (isRead) {
      this.#sendUnsent();
      return;
    }
    this.#look();
    if (this.#isBesideMain()) this.#tell({ isKept: this.#putAside() });
    else this.#write();
  }

  /** Notes something beside the draft, in this browser alone; it stays until something else is noted or the draft is gone. */
  note = (noted: DraftContent): void => {
    this.#noted = noted;
    const stored = readLocal(this.#place);
    if (stored === undefined || stampOf(stored) !== this.#stamp || this.#isBesideMain()) return;
    writeLocal(this.#place, { ...stored, note: { ...stored.note, noted } });
  };

  /** Settles which of two states it goes on with; answers the other one, so that it can be shown or had back. */
  choose(which: 'mine' | 'theirs'): Wanted | undefined {
    const { divergence } = this.standing.get();
    if (divergence === undefined) return undefined;
    const stored = readLocal(this.#place);
    const isOther = isOfBrowser(divergence.cause);
    // The other window may have gone on with it.
    const theirs: Wanted = isOther ? (stored ? wantedOf(stored) : NOTHING) : divergence;
    dropAsides(this.#place, divergence.cause === 'aside' ? undefined : WINDOW);
    this.#stamp = stampOf(stored);
    if (which === 'theirs') {
      this.#mine = theirs;
      this.#isNextRead = true;
    }
    this.#tell({ divergence: undefined });
    this.#sender.goOn(isOther && stored ? knownOf(stored) : this.#sender.known, textOf(theirs));
    this.#write();
    return theirs;
  }

  /** The page goes on for another customer, or for the person's own organisation: a copy goes along. */
  moveTo(customer: string | undefined): void {
    if (customer === this.#place.customer) return;
    this.#sender.close();
    this.#place = { ...this.#place, customer };
    this.#noted = undefined;
    this.#sender = this.#newSender(UNKNOWN);
    this.#sender.open();
    const there = readLocal(this.#place);
    this.#stamp = stampOf(there);
    if (there && textOf(there) !== textOf(this.#mine)) this.#diverge(otherOf('customer', there));
    else if (this.#mine.content !== null) this.#write();
  }

  /** Where it is kept. */
  get place(): DraftPlace {
    return this.#place;
  }

  /** Sends what is to be sent; resolves when it has been tried. */
  flush(): Promise<void> {
    return this.#sender.flush();
  }

  #leave = (): void => {
    if (document.visibilityState === 'hidden') void this.#sender.flush();
  };

  /** What another window has made of the draft meanwhile. */
  #look(): void {
    const stored = readLocal(this.#place);
    if (stampOf(stored) === this.#stamp) return;
    if (textOf(stored ?? NOTHING) === textOf(this.#mine)) {
      this.#stamp = stampOf(stored);
      if (this.#isBesideMain()) this.choose('theirs');
      return;
    }
    // An empty form has nothing to lose; with its first choice there are two.
    if (this.#mine.content !== null) this.#diverge(otherOf('window', stored));
  }

  #diverge(divergence: Divergence): void {
    // What was left beside the draft is only told of: the page goes on meanwhile.
    if (divergence.cause !== 'aside') this.#sender.hold();
    const isKept = isOfBrowser(divergence.cause) ? this.#putAside() : this.standing.get().isKept;
    this.#tell({ divergence, isKept });
  }

  /** Whether what this page has lies beside the draft, whose place another window's has. */
  #isBesideMain(): boolean {
    const { divergence } = this.standing.get();
    return divergence !== undefined && isOfBrowser(divergence.cause);
  }

  #putAside(): boolean {
    const { content, name } = this.#mine;
    return content === null || putAside(this.#place, { window: WINDOW, name, at: Date.now(), content });
  }

  #write(): void {
    const { content, name } = this.#mine;
    const isVisitors = currentSession() === undefined;
    const stamp = content === null ? '' : newStamp();
    const noted = this.#noted && { noted: this.#noted };
    const note = { key: this.#place.key, name, at: Date.now(), stamp, ...noted, ...this.#sentAs(textOf(this.#mine)) };
    const isKept = writeLocal(this.#place, content === null ? undefined : { content, note, isVisitors });
    if (isKept) this.#stamp = stamp;
    this.#tell({ isKept });
    this.#sender.want(this.#mine);
  }

  /** What an earlier visit could not send. */
  #sendUnsent(): void {
    const stored = readLocal(this.#place);
    if (stored === undefined || stampOf(stored) !== this.#stamp) return;
    const isInAccount = stored.note.isSent === true && stored.note.owner === sessionOwner();
    this.#tell({ isInAccount });
    if (!isInAccount) this.#sender.want(wantedOf(stored));
  }

  #newSender(known: Known): DraftSender {
    return new DraftSender(this.#place, known, {
      onSent: (sent) => this.#handleSent(sent),
      onConflict: (theirs, cause) => this.#diverge(serverOther(cause, theirs)),
      onReach: (isInAccount) => this.#tell({ isInAccount }),
    });
  }

  #handleSent({ text }: Known): void {
    const stored = readLocal(this.#place);
    if (stored === undefined || stampOf(stored) !== this.#stamp) return;
    const { owner: _owner, version: _version, isSent: _isSent, ...note } = stored.note;
    const isSent = textOf(stored) === text;
    writeLocal(this.#place, { ...stored, isVisitors: false, note: { ...note, ...this.#sentAs(textOf(stored)) } });
    this.#tell({ isInAccount: isSent });
  }

  /** What is noted of the account that has it. */
  #sentAs(own: string | null): Pick<LocalDraft['note'], 'owner' | 'version' | 'isSent'> {
    const [owner, { version, text }] = [sessionOwner(), this.#sender.known];
    if (owner === undefined || version === undefined) return {};
    return { owner, version, ...(own === text && { isSent: true as const }) };
  }

  #tell(changes: Partial<Standing>): void {
    const before = this.standing.get();
    const isSame = Object.entries(changes).every(([name, value]) => Object.is(Reflect.get(before, name), value));
    if (!isSame) this.standing.set({ ...before, ...changes });
  }
}

/** The state the server has, as the other one. */
export function serverOther(cause: 'device' | 'account', theirs: OpenDraftDto): Divergence {
  const { content, name, updatedAt } = theirs;
  return { cause, content, name, at: updatedAt === null ? 0 : Date.parse(updatedAt) };
}

/** What the server is known to have of a draft that was kept here. */
export function knownOf({ content, note }: LocalDraft): Known {
  if (note.owner === undefined || note.owner !== sessionOwner()) return UNKNOWN;
  return { version: note.version, text: note.isSent ? textOf({ content }) : undefined };
}

function otherOf(cause: Cause, stored: LocalDraft | undefined): Divergence {
  return stored ? { ...wantedOf(stored), cause, at: stored.note.at } : { ...NOTHING, cause, at: Date.now() };
}

function wantedOf({ content, note }: LocalDraft): Wanted {
  return { content, name: note.name };
}

/** Whether the other state has taken the draft's place in this browser. */
function isOfBrowser(cause: Cause): boolean {
  return cause === 'window' || cause === 'customer';
}

function stampOf(stored: LocalDraft | undefined): string {
  return stored?.note.stamp ?? '';
}

/** Random enough to be no other window's. */
function newStamp(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
