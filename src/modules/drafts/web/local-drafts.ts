import { isRecord } from '#kernel/is-record.ts';
import { followStored } from '#web/store/storage.ts';

/** A form of the wizard as it is kept; what it holds is its own matter. */
export type DraftContent = Readonly<Record<string, unknown>>;

/** Which draft is meant, and where it lies under the key that the specification names (spec 001 §3). */
export interface DraftPlace {
  /** Its key among the drafts of its person. */
  readonly key: string;
  /** The part of the stored object that holds a new configuration of the line. */
  readonly part: string;
  /** The saved line that is edited. */
  readonly savedLine: string | null;
  /** The customer it is made for; their drafts lie apart from one's own. */
  readonly customer: string | undefined;
}

/** What is noted beside a draft: the portal's own words for it, no part of the form. */
export interface DraftNote {
  readonly key: string;
  readonly name: string;
  /** When it was changed, ms. */
  readonly at: number;
  /** Another one with every change: a window knows by it whether it has seen the last. */
  readonly stamp: string;
  /** The person whose account has it, and as which version. */
  readonly owner?: string;
  readonly version?: number;
  /** Set where the account has it as it stands here. */
  readonly isSent?: true;
  /** What a later module noted of it in this browser; what it holds is its own matter. */
  readonly noted?: DraftContent;
}

export interface LocalDraft {
  readonly content: DraftContent;
  readonly note: DraftNote;
  /** Whether nobody was signed in when it was kept last. */
  readonly isVisitors: boolean;
}

const KEY = 'cpq_jie';
/** Drafts of saved lines, each under the line's id, the newest last. */
const LINES = 'lines';
/** Drafts made for customers, under the customer's id. */
const CUSTOMERS = 'customers';
const MAX_LINES = 10;
const NOTE = 'draft';
const IS_VISITORS = 'isVisitors';

/** The draft at a place, if there is one. */
export function readLocal(place: DraftPlace): LocalDraft | undefined {
  const { part, savedLine, customer } = place;
  const drafts = ofCustomer(readAll(), customer);
  return draftIn(savedLine === null ? drafts[part] : recordOf(drafts[LINES])[savedLine], place.key);
}

/**
 * What a page reads at a place, whoever wrote it. An earlier portal noted nothing beside a draft, and kept those made for customers where
 * one's own are; one still older kept those of saved lines where new configurations are.
 */
export function storedAt(place: DraftPlace): unknown {
  const own = { ...place, customer: undefined };
  const earlier = [own, { ...own, savedLine: null }].map(readLocal).find((draft) => draft?.note.stamp === '');
  return (readLocal(place) ?? earlier)?.content;
}

/** Keeps a draft at its place, or removes it; answers whether the browser took it. */
export function writeLocal(place: DraftPlace, draft: LocalDraft | undefined): boolean {
  const { part, savedLine, customer } = place;
  const entry = draft && entryOf(draft);
  return writeAll((all) =>
    withCustomer(all, customer, (drafts) =>
      savedLine === null
        ? withEntry(drafts, part, entry)
        : { ...drafts, [LINES]: newestOf(withEntry(recordOf(drafts[LINES]), savedLine, entry)) },
    ),
  );
}

/** All drafts that have a key, each with its place. */
export function allLocal(): readonly { readonly place: DraftPlace; readonly draft: LocalDraft }[] {
  const all = readAll();
  const customers = Object.keys(recordOf(all[CUSTOMERS]));
  return [undefined, ...customers].flatMap((customer) => {
    const { [LINES]: lines, ...parts } = ofCustomer(all, customer);
    return [
      ...placed(parts, (part) => ({ part, savedLine: null, customer })),
      ...placed(recordOf(lines), (savedLine) => ({ part: '', savedLine, customer })),
    ];
  });
}

/** Tells when another window has changed a draft. */
export function followLocal(then: () => void): () => void {
  return followStored([KEY], then);
}

function placed(entries: DraftContent, placeOf: (name: string) => Omit<DraftPlace, 'key'>) {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const draft = draftIn(entry, '');
    return draft && draft.note.key !== '' ? [{ place: { ...placeOf(name), key: draft.note.key }, draft }] : [];
  });
}

function draftIn(entry: unknown, key: string): LocalDraft | undefined {
  if (!isRecord(entry)) return undefined;
  const { [NOTE]: noted, [IS_VISITORS]: isVisitors, ...content } = entry;
  return { content, note: noteIn(noted, key), isVisitors: isVisitors === true };
}

/** Of a draft of an earlier portal nothing is noted. */
function noteIn(noted: unknown, key: string): DraftNote {
  const { owner, version, isSent, noted: byOthers, ...note } = recordOf(noted);
  return {
    key: textOf(note.key) || key,
    name: textOf(note.name),
    at: typeof note.at === 'number' ? note.at : 0,
    stamp: textOf(note.stamp),
    ...(typeof owner === 'string' && { owner }),
    ...(typeof version === 'number' && { version }),
    ...(isSent === true && { isSent }),
    ...(isRecord(byOthers) && { noted: byOthers }),
  };
}

function entryOf({ content, note, isVisitors }: LocalDraft): DraftContent {
  return { ...content, [NOTE]: note, ...(isVisitors && { [IS_VISITORS]: true }) };
}

function withEntry(entries: DraftContent, name: string, entry: unknown): DraftContent {
  const { [name]: _, ...others } = entries;
  return entry === undefined ? others : { ...others, [name]: entry };
}

function newestOf(lines: DraftContent): DraftContent {
  return Object.fromEntries(Object.entries(lines).slice(-MAX_LINES));
}

function ofCustomer(all: DraftContent, customer: string | undefined): DraftContent {
  if (customer !== undefined) return recordOf(recordOf(all[CUSTOMERS])[customer]);
  const { [CUSTOMERS]: _, ...own } = all;
  return own;
}

function withCustomer(
  all: DraftContent,
  customer: string | undefined,
  change: (drafts: DraftContent) => DraftContent,
): DraftContent {
  const changed = change(ofCustomer(all, customer));
  const customers = recordOf(all[CUSTOMERS]);
  if (customer === undefined) return all[CUSTOMERS] === undefined ? changed : { ...changed, [CUSTOMERS]: customers };
  return { ...all, [CUSTOMERS]: { ...customers, [customer]: changed } };
}

/** Everything under the key, asides included (`asides.ts`). */
export function readAll(): DraftContent {
  try {
    return recordOf(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Writes what a change makes of everything under the key. */
export function writeAll(change: (all: DraftContent) => DraftContent): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(change(readAll())));
    return true;
  } catch {
    return false;
  }
}

function recordOf(value: unknown): DraftContent {
  return isRecord(value) ? value : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
