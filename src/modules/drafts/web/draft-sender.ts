import type { OpenDraftDto } from '#modules/drafts/contract.ts';
import { CallError } from '#web/calls/call.ts';
import { onceBack } from '#web/calls/connection.ts';
import { followSession } from '#web/session/session.ts';
import { discardDraft, hasAccount, keepDraft, openDraft } from './draft-calls.ts';
import type { DraftContent, DraftPlace } from './local-drafts.ts';

/** How long after a change it is sent, and how long after the first that was not, ms: together within 2 s. */
const PAUSE = 700;
const LONGEST = 1_500;
/** After how long a refused try is made again, ms; doubled each time. */
const AGAIN = 2_000;
const SELDOM = 60_000;

/** What a draft comes to: its content, or null where there is none any more. */
export interface Wanted {
  readonly content: DraftContent | null;
  readonly name: string;
}

/** What the server knows of a draft. */
export interface Known {
  /** Undefined as long as it has not been asked. */
  readonly version: number | undefined;
  /** What it has, as text; undefined where that is not known. */
  readonly text: string | null | undefined;
}

export interface SenderEvents {
  /** The server has a state now. */
  readonly onSent: (known: Known) => void;
  /** The server has another state, of another device or of before the person signed in here; nothing is sent until it is settled. */
  readonly onConflict: (theirs: OpenDraftDto, cause: 'device' | 'account') => void;
  /** Whether the newest state reached the server, or will shortly. */
  readonly onReach: (isReached: boolean) => void;
}

/** Brings the newest state of a draft to the server, quietly: soon after a change, again after a failure, and on when the connection or the person is back. */
export class DraftSender {
  #wanted: Wanted | undefined;
  #known: Known;
  #isHeld = false;
  #busy: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | undefined;
  #tries = 0;
  /** What the person has decided against: meeting it once more is no conflict. */
  #declined: string | null | undefined;
  #unfollow: readonly (() => void)[] = [];

  constructor(
    readonly place: DraftPlace,
    known: Known,
    readonly events: SenderEvents,
  ) {
    this.#known = known;
  }

  /** What the server has, as far as it is known. */
  get known(): Known {
    return this.#known;
  }

  /** Follows connection and person, and sends what is left. */
  open(): void {
    this.#unfollow = [
      onceBack(() => void this.flush()),
      followSession((now, before) => {
        if (now.owner !== before.owner) this.#known = UNKNOWN;
        if (now.session !== undefined) void this.flush();
        else this.events.onReach(false);
      }),
    ];
    if (this.isUnsent) this.#plan(0);
  }

  /** Whether something is still to be sent. */
  get isUnsent(): boolean {
    return this.#wanted !== undefined && textOf(this.#wanted) !== this.#known.text;
  }

  /** What the draft comes to from now on. */
  want(wanted: Wanted): void {
    this.#wanted = wanted;
    const now = Date.now();
    this.#waitingSince ??= now;
    this.#plan(Math.max(0, Math.min(PAUSE, this.#waitingSince + LONGEST - now)));
  }

  /** Sends what is to be sent now; resolves when it has been tried. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#busy ??= this.#send().finally(() => {
      this.#busy = undefined;
    });
    return this.#busy;
  }

  /** Sends nothing until the person has chosen between two states. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Goes on, over what the server is known to have. */
  goOn(known: Known, declined?: string | null): void {
    this.#isHeld = false;
    this.#known = known;
    this.#declined = declined;
    this.#plan(0);
  }

  /** Tries once more and follows nothing from then on. */
  close(): void {
    for (const unfollow of this.#unfollow) unfollow();
    void this.flush();
  }

  #plan(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  async #send(): Promise<void> {
    try {
      while (this.isUnsent && !this.#isHeld && hasAccount()) await this.#sendOnce();
      this.#waitingSince = undefined;
      this.#tries = 0;
      if (!this.#isHeld) this.events.onReach(!this.isUnsent && hasAccount());
    } catch (error) {
      this.#putOff(error);
    }
  }

  async #sendOnce(): Promise<void> {
    const wanted = this.#wanted;
    if (wanted === undefined) return;
    const { version } = this.#known;
    if (version === undefined) return this.#meet(await openDraft(this.place), 'account');
    try {
      const sent = await this.#write(wanted, version);
      this.#learn({ version: sent, text: textOf(wanted) });
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'version.conflict') throw error;
      this.#meet(await openDraft(this.place), 'device');
    }
  }

  async #write({ content, name }: Wanted, version: number): Promise<number> {
    if (content !== null) return (await keepDraft(this.place, { content, name, version })).version;
    // Where there has been none, nothing is discarded.
    return version === 0 ? 0 : (await discardDraft(this.place, version)).version;
  }

  /** What the server has turns out to be something else than was known. */
  #meet(theirs: OpenDraftDto, cause: 'device' | 'account'): void {
    const text = textOf(theirs);
    const known = { version: theirs.version, text };
    const isOurs = text === null || text === this.#declined || (this.#wanted && textOf(this.#wanted) === text);
    // Who has nothing leaves to the other device what that one has.
    if (this.#wanted?.content === null) this.#wanted = undefined;
    else if (!isOurs) {
      this.hold();
      this.#known = known;
      this.events.onConflict(theirs, cause);
      return;
    }
    this.#learn(known);
  }

  #learn(known: Known): void {
    this.#known = known;
    this.events.onSent(known);
  }

  #putOff(error: unknown): void {
    if (!(error instanceof CallError)) throw error;
    this.events.onReach(false);
    // Of a lost connection and an ended session their return is told; what is refused is not tried again before it changes.
    if (error.status !== 429 && error.status < 500) return;
    const wait = error.about.retryAfter === undefined ? AGAIN * 2 ** this.#tries : error.about.retryAfter * 1_000;
    this.#tries += 1;
    this.#plan(Math.min(wait, SELDOM));
  }
}

/** What is known of a server that was not asked. */
export const UNKNOWN: Known = { version: undefined, text: undefined };

/** A content as text, to tell two states apart. */
export function textOf({ content }: Pick<Wanted, 'content'>): string | null {
  return content === null ? null : JSON.stringify(content);
}
