import type { BilingualText } from '#kernel/locale.ts';
import type { Db } from './database.ts';
import type { TodoAsker } from './todo.ts';

/** One business document, as a search over all kinds of them tells it. */
export interface Paper {
  /** Ids sort by the time of making, across all kinds. */
  readonly id: string;
  /** What people call it; null while it has none. */
  readonly number: string | null;
  /** What it is about, such as its title or the customer's own number; may be empty. */
  readonly title: string;
  readonly customerName: string;
  readonly state: BilingualText;
  /** What it comes to, in minor units; null where it says no sum. */
  readonly total: { readonly currency: string; readonly minor: number } | null;
  readonly madeAt: Date;
  /** The page on which it is read. */
  readonly path: string;
}

/** Which papers are asked for: those made before an id, and that a text names or describes. */
export interface AskedPapers {
  readonly q: string;
  readonly after: string | undefined;
  readonly pageSize: number;
}

/** One kind of business document that the search over all of them finds (product decisions §10). */
export interface PaperSource {
  /** As the address of the search names it, such as `quote`. */
  readonly id: string;
  readonly name: BilingualText;
  /** Kinds stand in rising order. */
  readonly order: number;
  /** The permission of whoever finds them. */
  readonly access: string;
  /**
   * A page of them within the asker's reach, the last made first; that whose number is sought may stand before all others.
   * @returns `next` the id after which to go on, null at the end: all from the first to that one were looked at
   */
  readonly find: (
    db: Db,
    asker: TodoAsker,
    asked: AskedPapers,
  ) => Promise<{ readonly rows: readonly Paper[]; readonly next: string | null }>;
}
