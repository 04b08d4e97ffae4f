import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Locale } from '#kernel/locale.ts';
import type { RetentionRule } from '#kernel/retention.ts';
import type { PalettePart } from '#web/palette/palette.ts';
import type { IconName } from '#web/ui/icons.tsx';

/**
 * What a module brings to the browser: `src/modules/<module>/web/module.ts`, listed in `src/app/web/modules.ts`. The first page
 * loads every manifest, so it holds data and `import()`s alone.
 * What only some pages ask of all modules stands in its `web/extras.ts`, which the manifest names and those pages fetch.
 */
export interface WebModule {
  /** The folder of the module, which is also the namespace of its texts. */
  readonly name: string;
  readonly pages?: readonly Page[];
  /** Addresses that only lead on, each with where it leads. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Groups of the menu that no earlier module has brought. */
  readonly menuGroups?: readonly PageGroup[];
  /** What the first page shows of it once the page is quiet, to those who have logged in. */
  readonly start?: () => Promise<Screen>;
  /** What the first page does without. */
  readonly extras?: () => Promise<{ readonly extras: WebExtras }>;
}

/** What a module brings to the palette and to the page that says what is kept of a person. */
export interface WebExtras {
  readonly palette?: PalettePart;
  readonly retention?: BroughtRetention;
}

/** What a module keeps of a person, as its `domain/declares.ts` says, and how that is told. */
export interface BroughtRetention {
  readonly rules: Readonly<Record<string, RetentionRule>>;
  readonly words: Readonly<Record<Locale, Readonly<Record<string, RetentionWords>>>>;
}

/** One kind of thing that is kept: its name, what it holds, and what for. */
export interface RetentionWords {
  readonly name: string;
  readonly what: string;
  readonly why: string;
}

/** One page of the portal. */
export interface Page {
  /** What it is known by, also in the stored tabs: it stays when its address or its title changes. */
  readonly id: string;
  /** Its address, as the router writes it. */
  readonly path: string;
  /** The values of a parameter of its address at which it stands, where it does not at all of them. */
  readonly known?: Readonly<Record<string, readonly string[]>>;
  /** The key of its title with its namespace, or `:param` where the address itself names it, such as a product line. */
  readonly title: string;
  /** Which tab a visit leaves: one of its own for the page unless said otherwise. */
  readonly tab?: PageTab;
  /**
   * `open`: a visitor may come, here and below, and stays where a login is over. `signed-in`: a visitor is asked to log in. Else
   * anybody may come whom the menu entry above it allows.
   */
  readonly access?: 'open' | 'signed-in';
  /** Its place in the menu; a page without one is reached from others. */
  readonly menu?: PageInMenu;
  /** Whether it needs the width: the menu beside it is folded until the person unfolds it there. */
  readonly isWide?: true;
  /** What happens before it is shown. */
  readonly loader?: LoaderFunction;
  /** Whether it asks the server by queries, whose library comes with the first such page. */
  readonly queries?: true;
  /** The namespaces of its texts, where they are not the module's alone. */
  readonly texts?: readonly string[];
  /** Its file, fetched when it is first shown. */
  readonly load?: () => Promise<Screen>;
  /** The page itself, for the first page of the portal alone: it is part of the first load. */
  readonly Component?: ComponentType;
}

/** No tab where one only passes through; one for each value of a parameter of the address; or the tab of another page. */
export type PageTab = 'none' | { readonly per: string } | { readonly of: string };

/** What the file of a page exports. */
export interface Screen {
  readonly Component: ComponentType;
}

/** A first-level entry of the menu. */
export interface PageGroup {
  /** The key of its name in the shell's texts. */
  readonly name: string;
  readonly icon: IconName;
  /** Groups stand in rising order. */
  readonly order: number;
}

/** A page as a second-level entry of the menu. */
export interface PageInMenu {
  /** The name of its group. */
  readonly group: string;
  /** Pages of a group stand in rising order. */
  readonly order: number;
  /** The key of its name in the shell's texts. */
  readonly name: string;
  /** The menu id that permits it (spec 000 §6); one without is for everybody. */
  readonly id?: string;
  /** The id of another page it is permitted with, where it has none of its own. */
  readonly permittedWith?: string;
  /** Whether visitors see it, too, although it has an id. */
  readonly forVisitors?: true;
  /** Below which address pages stand that it leads to and that are not below its own. */
  readonly leadsTo?: string;
}
