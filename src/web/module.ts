import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { IconName } from '#web/ui/icons.tsx';

/**
 * What a module brings to the browser: `src/modules/<module>/web/module.ts`, listed in `src/app/web/modules.ts`. The first page
 * loads every manifest, so it holds data and `import()`s alone.
 * What a module brings to the palette stands in its `web/palette.ts`, which is fetched with the palette.
 */
export interface WebModule {
  /** The folder of the module, which is also the namespace of its texts. */
  readonly name: string;
  readonly pages?: readonly Page[];
  /** Addresses that only lead on, each with where it leads. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Groups of the menu that no earlier module has brought. */
  readonly menuGroups?: readonly PageGroup[];
}

/** One page of the portal. */
export interface Page {
  /** What it is known by, also in the stored tabs: it stays when its address or its title changes. */
  readonly id: string;
  /** Its address, as the router writes it. */
  readonly path: string;
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
  /** Whether visitors see it, too, although it has an id. */
  readonly forVisitors?: true;
  /** Below which address pages stand that it leads to and that are not below its own. */
  readonly leadsTo?: string;
}
