import { generatePath } from 'react-router';
import type { Locale } from '#kernel/locale.ts';
import { MANUAL_PATHS } from './paths.ts';

/** What a page of the manual is made of; `scripts/manual-pages.mjs` makes it of Markdown. */
export type ManualNode = string | ManualElement;

export interface ManualElement {
  readonly tag: ManualTag;
  readonly children: readonly ManualNode[];
  /** A heading's anchor, the same in both languages. */
  readonly id?: string;
  /** Where a link leads: `./page#anchor`, `#anchor` or an address of the portal. */
  readonly to?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
}

export type ManualTag =
  | 'h2'
  | 'h3'
  | 'p'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'img'
  | 'strong'
  | 'em'
  | 'code'
  | 'kbd'
  | 'a';

/** What the build makes of one file. */
export interface ManualText {
  readonly title: string;
  readonly nodes: readonly ManualNode[];
}

export interface ManualPage extends ManualText {
  /** Its name in the address, the same in both languages. */
  readonly name: string;
}

const LOADS = {
  'zh-cn': () => import('./zh-cn.ts').then(({ FILES }) => pagesOf(FILES)),
  en: () => import('./en.ts').then(({ FILES }) => pagesOf(FILES)),
} as const satisfies Record<Locale, () => Promise<readonly ManualPage[]>>;

const asked = new Map<Locale, Promise<readonly ManualPage[]>>();

/** The manual in one language, fetched once; a fetch that failed is tried again. */
export function manualIn(locale: Locale): Promise<readonly ManualPage[]> {
  const before = asked.get(locale);
  if (before !== undefined) return before;
  const pages = LOADS[locale]();
  asked.set(locale, pages);
  pages.then(
    // What has come says so to React, so that a page is not blank for a moment each time.
    (value) => Object.assign(pages, { status: 'fulfilled', value }),
    () => asked.delete(locale),
  );
  return pages;
}

/** The pages in the order of their files: `03-search.md` is the third, named `search`. */
export function pagesOf(files: Readonly<Record<string, ManualText>>): readonly ManualPage[] {
  return Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => ({ ...text, name: file.replace(/^.*\/\d\d-|\.md$/g, '') }));
}

/** The address of a page of the manual. */
export function pathOfPage(name: string): string {
  return generatePath(MANUAL_PATHS.page, { page: name });
}

/** The words of a piece of a page, as they are read. */
export function wordsOf(node: ManualNode): string {
  if (typeof node === 'string') return node;
  const gap = /^(?:ul|ol|li|table|thead|tbody|tr|th|td|p|aside)$/.test(node.tag) ? ' ' : '';
  return node.children.map(wordsOf).join('') + gap;
}

/** One heading with what stands below it; the first section of a page has none. */
export interface ManualSection {
  readonly id?: string;
  readonly heading: string;
  readonly text: string;
}

/** A page cut at its headings. */
export function sectionsOf({ title, nodes }: ManualText): readonly ManualSection[] {
  const sections: { id?: string; heading: string; text: string }[] = [{ heading: title, text: '' }];
  for (const node of nodes) {
    const current = sections.at(-1);
    if (typeof node !== 'string' && node.id !== undefined) {
      sections.push({ id: node.id, heading: wordsOf(node), text: '' });
    } else if (current !== undefined) {
      current.text = `${current.text} ${wordsOf(node)}`.replace(/\s+/g, ' ').trim();
    }
  }
  return sections;
}
