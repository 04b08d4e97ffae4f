import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#kernel/locale.ts';
import type { Settings } from '#server/env.ts';
import { Failure } from '#server/failures.ts';
import { refuseMethod } from '#server/http/allowed-methods.ts';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '#server/http/serve-prepared.ts';
import type { Portal } from '#server/portal.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { answerFailure } from '#server/serve.ts';
import { escapeHtml } from './escape-html.ts';
import { pagesAt, readAddresses } from './page-addresses.ts';
import { UNLISTED_HEADERS } from './unlisted.ts';

const ASSET_AGE = 'public, max-age=31536000, immutable';

/** Addresses that show the prerendered series page; every other page starts as the shell alone. */
const SERIES_ADDRESSES: readonly string[] = ['/', '/product-config', '/product-config/config-select'];

type Page = 'index' | 'app';
type Pages = Readonly<Record<Page, Readonly<Record<Locale, InColours>>>>;

/** Always light or always dark; otherwise as the person's system is. */
type Appearance = 'light' | 'dark' | 'system';

/** A page as it is sent to those who chose how it looks, so that none of the other colours is seen first. */
type InColours = (appearance: Appearance) => PreparedAnswer;

/**
 * Serves the built pages: hashed assets for ever, a page for every address that is neither API nor file, with 404 where none of
 * the portal stands, and a refusal for the rest. Without a build (development, tests) there is only the API.
 */
export async function servePages({ http, settings, modules }: Portal): Promise<void> {
  const root = projectPath('dist', 'web');
  if (!existsSync(join(root, 'index.html'))) {
    http.setNotFoundHandler(notFound);
    return;
  }
  const pages = readPages(root, settings);
  const isPage = pagesAt(readAddresses(projectPath('dist', 'page-addresses.json')));
  const isUnlisted = pagesAt(modules.unlistedPages);
  http.get('/', (request, reply) => sendPage(pages, request, reply));
  await http.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    decorateReply: false,
    allowedPath: (path) => !/\.(html|br|gz)$/.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? ASSET_AGE : 'no-cache');
    },
  });
  http.setNotFoundHandler((request, reply) => {
    if (isPageAddress(request.method, request.url)) {
      if (isUnlisted(pathOf(request.url))) reply.headers(UNLISTED_HEADERS);
      return sendPage(pages, request, reply.code(isPage(pathOf(request.url)) ? 200 : 404));
    }
    if (isPageAddress('GET', request.url)) return refuseMethod(request, reply, ['GET', 'HEAD']);
    return notFound(request, reply);
  });
}

/** The name the pages are built with, and the empty contact. */
const BUILT_BRAND = 'Drivewright';
const NO_CONTACT = 'name="privacy-contact" content=""';

type PageSettings = Pick<Settings, 'brandName' | 'privacyContact'>;

/** A page with the name and the contact of whoever runs the portal; functions, so that no sign in them is a pattern. */
export function pageOfOperator(html: string, { brandName, privacyContact }: PageSettings): string {
  const contact = NO_CONTACT.replace('""', () => `"${escapeHtml(privacyContact)}"`);
  return html.replaceAll(BUILT_BRAND, () => escapeHtml(brandName)).replace(NO_CONTACT, () => contact);
}

function readPages(root: string, settings: PageSettings): Pages {
  const isAsBuilt = settings.brandName === BUILT_BRAND && settings.privacyContact === '';
  const prepare = (name: string): PreparedAnswer => {
    const plain = readFileSync(join(root, name));
    if (!isAsBuilt) return prepareAnswer(pageOfOperator(plain.toString(), settings));
    return { plain, br: readFileSync(join(root, `${name}.br`)), gzip: readFileSync(join(root, `${name}.gz`)) };
  };
  const read = (name: string) => inColours(prepare(name));
  return {
    index: { 'zh-cn': read('index.html'), en: read('index.en.html') },
    app: { 'zh-cn': read('app.html'), en: read('app.en.html') },
  };
}

/** The other colours are prepared when somebody first asks for them. */
export function inColours(built: PreparedAnswer): InColours {
  const prepared: Partial<Record<Appearance, PreparedAnswer>> = { system: built };
  return (appearance) => {
    const html = () => built.plain.toString().replace('<html', `<html data-theme="${appearance}"`);
    prepared[appearance] ??= prepareAnswer(html());
    return prepared[appearance];
  };
}

/** Never a page: the API, assets, figures of the running portal, files, and anything below a hidden folder. */
const NO_PAGES: readonly RegExp[] = [/^\/(api|assets|metrics)(\/|$)/, /\.[^/]*$/, /\/(\.|%2e)/i];

/** GET and HEAD of an address that may be a page: a missing asset or a hidden file stays a 404. */
export function isPageAddress(method: string, url: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !NO_PAGES.some((pattern) => pattern.test(pathOf(url)));
}

function sendPage(pages: Pages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const page: Page = SERIES_ADDRESSES.includes(pathOf(request.url)) ? 'index' : 'app';
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').header('vary', 'cookie');
  return sendPrepared(request, reply, pages[page][languageOf(request)](appearanceOf(request)));
}

/** The language the person chose before, which the page keeps in a cookie too so that the right one is sent at once. */
function languageOf(request: FastifyRequest): Locale {
  return /(?:^|;\s*)userLocale=en(?:;|$)/.test(request.headers.cookie ?? '') ? 'en' : 'zh-cn';
}

/** What the person chose before, likewise. */
export function appearanceOf({ headers }: Pick<FastifyRequest, 'headers'>): Appearance {
  const [, chosen] = /(?:^|;\s*)appearance=(light|dark)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuseMethod(request, reply) ?? answerFailure(new Failure('route.unknown'), request, reply);
}
