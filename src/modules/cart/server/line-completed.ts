import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { Db } from '#server/database.ts';
import type { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';

/** A line that was saved by completing its configuration, and who did so. */
export interface CompletedLine {
  readonly line: {
    readonly id: string;
    readonly version: number;
    readonly productName: string;
    readonly form: SavedForm;
  };
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Date;
  /** Whether who saved it says that the customer agrees to have documents mailed. */
  readonly mailsDocument: boolean;
}

/** What became of the mail with the document of a line: it goes out, it waits for a mail server, or why it does not. */
export type DocumentMailed =
  | { readonly state: 'queued' | 'waiting' }
  | { readonly state: 'refused'; readonly refusal: { readonly code: string; readonly params: Failure['params'] } };

/** What a later module does then, in the transaction of the save; what it mailed is told to whoever saves. */
type WhenCompleted = (tx: Db, completed: CompletedLine) => Promise<DocumentMailed | undefined>;

const listeners = new WeakMap<Portal, WhenCompleted[]>();

/** Has something done whenever a line of the portal is completed. */
export function onLineCompleted(portal: Portal, listener: WhenCompleted): void {
  listeners.set(portal, [...(listeners.get(portal) ?? []), listener]);
}

/** Has done what was to be done, and tells what was mailed. */
export async function tellCompleted(
  portal: Portal,
  tx: Db,
  completed: CompletedLine,
): Promise<DocumentMailed | undefined> {
  let mailed: DocumentMailed | undefined;
  for (const listener of listeners.get(portal) ?? []) mailed = (await listener(tx, completed)) ?? mailed;
  return mailed;
}
