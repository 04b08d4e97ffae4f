import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { Db } from '#server/database.ts';
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

/** What a later module does then, in the transaction of the save. */
type WhenCompleted = (tx: Db, completed: CompletedLine) => Promise<void>;

const listeners = new WeakMap<Portal, WhenCompleted[]>();

/** Has something done whenever a line of the portal is completed. */
export function onLineCompleted(portal: Portal, listener: WhenCompleted): void {
  listeners.set(portal, [...(listeners.get(portal) ?? []), listener]);
}

/** Has done what was to be done. */
export async function tellCompleted(portal: Portal, tx: Db, completed: CompletedLine): Promise<void> {
  for (const listener of listeners.get(portal) ?? []) await listener(tx, completed);
}
