import type { i18n as I18n } from 'i18next';
import type { Locale } from '#kernel/locale.ts';
import type { Permitted } from '#web/menu/menu.ts';
import type { ActedFor } from '#web/session/acting.ts';
import type { SessionUser } from '#web/session/session.ts';
import type { IconName } from '#web/ui/icons.tsx';

/** The groups in the order in which they stand where nothing else decides. */
export const GROUPS = [
  'recent',
  'drives',
  'pages',
  'actions',
  'manual',
  'papers',
  'customers',
  'lines',
  'onward',
] as const;
export type PaletteGroup = (typeof GROUPS)[number];

/** What an entry does its work with. */
export interface PaletteTools {
  readonly navigate: (path: string) => void;
  readonly i18n: I18n;
}

/** One thing the palette can find. */
export interface PaletteEntry {
  /** The same each time, so that it is known again among the recent ones. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly icon: IconName;
  /** What it is called in the language of the interface. */
  readonly name: string;
  /** What it is also found by: its name in the other language. */
  readonly otherNames: readonly string[];
  /** What it is found by last, such as words that mean the same. */
  readonly words: readonly string[];
  /** Where it belongs, in smaller letters. */
  readonly detail?: string;
  /** Where it leads, of one that is known again without being asked for. */
  readonly path?: string;
  readonly run: (tools: PaletteTools) => void | Promise<void>;
}

/** What decides which entries a person is offered. */
export interface Situation {
  readonly locale: Locale;
  readonly user: SessionUser | undefined;
  readonly permitted: Permitted;
  readonly actedFor: ActedFor | undefined;
  /** Opens the choice of a customer, where the header offers one. */
  readonly chooseCustomer: (() => void) | undefined;
  readonly isCustomerFixed: boolean;
  readonly isLanguageFixed: boolean;
}

/** Something the palette does rather than shows; what it is called stands in the words of whoever brings it. */
export interface PaletteAction {
  readonly id: string;
  /** Actions are offered in rising order. */
  readonly order: number;
  readonly icon: IconName;
  readonly isOffered: (situation: Situation) => boolean;
  readonly run: (tools: PaletteTools, situation: Situation) => void | Promise<void>;
}

/** Where entries come from that need no query. */
export type PaletteSource = (situation: Situation) => Promise<readonly PaletteEntry[]>;

/** Where entries come from that answer what is typed, such as the figures of a drive. */
export type PaletteAnswer = (typed: string, situation: Situation) => Promise<readonly PaletteEntry[]>;

/** What an action is called, and what it is found by besides. */
export interface ActionWords {
  readonly name: string;
  readonly also: string;
}

/** What a module, or the portal itself, brings to the palette. */
export interface PalettePart {
  readonly actions?: readonly PaletteAction[];
  /** The words of its actions, by their id. */
  readonly words?: Readonly<Record<Locale, Readonly<Record<string, ActionWords>>>>;
  readonly sources?: readonly PaletteSource[];
  readonly answers?: readonly PaletteAnswer[];
}
