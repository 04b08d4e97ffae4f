import type { Actor } from '#kernel/actor.ts';
import type { BilingualText, Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import type { Db } from './database.ts';

/** So many things of one kind are counted; whoever has more is told `99+`. */
export const MOST_TODOS = 100;

/** Who is asked what there is to do, and when. */
export interface TodoAsker {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly now: Date;
  /** The language of what is told beside names and numbers. */
  readonly locale: Locale;
}

/** One thing to do. */
export interface Todo {
  readonly id: string;
  /** What people call it, such as its number. */
  readonly title: string;
  /** What else tells it from others, such as whose it is; may be empty. */
  readonly detail: string;
  /** The page where it is done. */
  readonly path: string;
  /** Since when it lies there. */
  readonly since?: Date | undefined;
  /** The last day on which it can be done, as `YYYY-MM-DD`. */
  readonly until?: string | undefined;
}

/** One kind of thing that a person has to do, or does well to know of today (commerce README §9). */
export interface TodoSource {
  /** The name of its module and its own, such as `quotes.price`. */
  readonly id: string;
  /** What people call the kind. */
  readonly name: BilingualText;
  /** Sections stand in rising order. */
  readonly order: number;
  /** The permission of whoever is told. */
  readonly access: string;
  /** Whether somebody waits for the person's answer; else it is told without being counted in the header. */
  readonly waits: boolean;
  /** The page with all of the kind, where there is one. */
  readonly all?: string;
  /**
   * What there is to do, what is to be done first before what comes after, at most `MOST_TODOS`: one query by an index, within the
   * asker's reach.
   */
  readonly find: (db: Db, asker: TodoAsker) => Promise<readonly Todo[]>;
}
