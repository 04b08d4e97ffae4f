import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { BRAND } from '#web/brand.ts';
import { createI18n } from '#web/language/i18n.ts';
import { HTML_LANG } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { addressesOf } from './addresses.ts';
import { App } from './app.tsx';
import { ROUTES } from './router.tsx';

/** Where its pages stand. */
export const ADDRESSES = addressesOf(ROUTES);

export interface PrerenderedPage {
  /** The file it becomes: `index` is the series page, `app` the shell around any other page. */
  name: 'index' | 'app';
  locale: Locale;
  lang: string;
  path: string;
  title: string;
  description: string;
  html: string;
}

const PAGES = [
  { name: 'index', path: PATHS.series, title: 'series.title' },
  { name: 'app', path: '/loading', title: 'brand.title' },
] as const;

/** What a visitor first sees, in every language: the series page, and the shell of a page that is still being fetched. */
export async function prerender(): Promise<PrerenderedPage[]> {
  const pages = LOCALES.map(async (locale) => {
    const i18n = await createI18n(locale);
    return PAGES.map(({ name, path, title }) => ({
      name,
      locale,
      lang: HTML_LANG[locale],
      path,
      title: `${i18n.t(title)} · ${BRAND}`,
      description: i18n.t('series.lede'),
      html: renderPage(i18n, path),
    }));
  });
  return (await Promise.all(pages)).flat();
}

function renderPage(i18n: I18n, path: string): string {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  const html = renderToString(<App i18n={i18n} router={router} />);
  router.dispose();
  return html;
}
