import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { compose } from '#web/composition.ts';
import { isKnownPath } from '#web/known-path.ts';
import { type ManualElement, type ManualNode, type ManualPage, manualIn, pagesOf, sectionsOf } from './manual.ts';
import { MANUAL_PAGES } from './paths.ts';

compose(WEB_MODULES);

const LARGEST_PICTURE = 200_000;

const pages: Readonly<Record<Locale, readonly ManualPage[]>> = {
  'zh-cn': await manualIn('zh-cn'),
  en: await manualIn('en'),
};

function elementsOf(nodes: readonly ManualNode[]): ManualElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));
}

const anchorsOf = (page: ManualPage) => sectionsOf(page).flatMap(({ id }) => id ?? []);

describe('the manual', () => {
  it('has the same pages in both languages, with the same headings', () => {
    const shape = (locale: Locale) => pages[locale].map((page) => [page.name, ...anchorsOf(page)]);
    expect(shape('zh-cn')).toEqual(shape('en'));
    expect(pages.en.length).toBeGreaterThanOrEqual(12);
  });

  it('has an address for each of its pages, and for nothing else', () => {
    expect(pages.en.map(({ name }) => name)).toEqual(MANUAL_PAGES);
  });

  it('takes the order of its pages from the names of their files', () => {
    const text = { title: 'One', nodes: [] };
    const files = { './en/02-b.md': text, './en/10-c.md': text, './en/01-a.md': text };
    expect(pagesOf(files).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('shows the same pictures at the same places in both languages', () => {
    const pictures = (locale: Locale) =>
      pages[locale].map(({ nodes }) =>
        elementsOf(nodes).flatMap(({ src }) => /[\w-]+(?=\.webp)/.exec(src ?? '')?.[0] ?? []),
      );
    expect(pictures('zh-cn')).toEqual(pictures('en'));
  });
});

describe.each(LOCALES)('the manual in %s', (locale) => {
  const elements = pages[locale].flatMap(({ nodes }) => elementsOf(nodes));

  it('uses every anchor of a page once', () => {
    for (const page of pages[locale]) expect(new Set(anchorsOf(page)).size).toBe(anchorsOf(page).length);
  });

  it('leads only to what is there', () => {
    const places = new Set(
      pages[locale].flatMap((page) => [page.name, ...anchorsOf(page).map((id) => `${page.name}#${id}`)]),
    );
    const links = pages[locale].flatMap((page) =>
      elementsOf(page.nodes).flatMap(({ to }) =>
        to === undefined ? [] : [to.startsWith('#') ? `./${page.name}${to}` : to],
      ),
    );
    const dead = links.filter((to) => (to.startsWith('./') ? !places.has(to.slice(2)) : !isKnownPath(to)));
    expect(dead).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
  });

  it('begins every page with what the page is for', () => {
    for (const { title, nodes } of pages[locale])
      expect([title, (nodes[0] as ManualElement).tag]).toEqual([title, 'p']);
  });

  it('keeps its pictures small, and none that no page shows', () => {
    const folder = join(import.meta.dirname, locale, 'pictures');
    const kept = readdirSync(folder).sort();
    const shown = elements.flatMap(({ src }) => /[\w-]+\.webp/.exec(src ?? '')?.[0] ?? []);
    expect([...new Set(shown)].sort()).toEqual(kept);
    const heavy = kept.filter((file) => readFileSync(join(folder, file)).length > LARGEST_PICTURE);
    expect(heavy).toEqual([]);
  });
});
