import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type { Locale } from '#kernel/locale.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import type { ProductRelease } from '#product/release.ts';
import { Cart } from './cart.ts';
import { aClientAddress } from './client-address.ts';
import { emptyLists } from './empty-lists.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { portalOf } from './portals.ts';
import { browserState, sessionOf, storedOf } from './session.ts';
import { Wizard } from './wizard.ts';
import { type Words, wordsOf } from './words.ts';

interface PortalFixtures {
  /** The language of the interface; each project runs every test in one. */
  language: Locale;
  words: Words;
  wizard: Wizard;
  cart: Cart;
  /** Signs in by the login dialog that something on the page has asked for; it may still be on its way. */
  signIn: (username: string, password?: string) => Promise<void>;
  /** Opens a page as somebody who has signed in before; how that is done by the dialog is what other journeys are about. */
  openAs: (username: string, address: string, password?: string) => Promise<void>;
  /** Who has been signed in by this journey. */
  met: Set<string>;
  /** Refusals a test provokes, which the browser notes in its console. */
  expectedComplaints: readonly RegExp[];
  /** Fails the test for anything the browser complains about. */
  quietConsole: undefined;
}

/** The tests' ground: one language, the words of it, and a browser console that stays silent. */
export const test = base.extend<PortalFixtures, { portal: string; release: ProductRelease }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const portal = portalOf(parallelIndex);
      await emptyLists(portal);
      await use(portal);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal),
  language: ['zh-cn', { option: true }],
  release: [
    async ({ portal }, use) => {
      const releases = `${portal}/api/v1/releases/JRT`;
      const { hash } = await resultOf(`${releases}/current`);
      await use(await resultOf(`${releases}/${hash}`));
    },
    { scope: 'worker' },
  ],
  words: async ({ language, release }, use) => use(wordsOf(language, release)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': aClientAddress() }),
  storageState: async ({ language, portal }, use) => use(browserState(portal, language)),
  wizard: async ({ page, words }, use) => use(new Wizard(page, words)),
  cart: async ({ page, words }, use) => use(new Cart(page, words)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  met: async ({}, use) => use(new Set()),
  signIn: async ({ page, words, portal, met }, use) => {
    await use(async (username, password) => {
      // Of a demo account other journeys may have left drafts; what this one has made stays.
      const isDemo = password === undefined && !met.has(username);
      if (isDemo) await forgetDrafts(portal, await sessionOf(portal, username));
      met.add(username);
      await signIn(page, words, username, password);
    });
  },
  openAs: async ({ page, context, words, language, portal, met }, use) =>
    use(async (username, address, password) => {
      const session = await sessionOf(portal, username, password);
      if (!met.has(username)) await forgetDrafts(portal, session);
      met.add(username);
      await context.setStorageState(browserState(portal, language, storedOf(session)));
      await page.goto(address);
      await expectSignedIn(page, words, username);
    }),
  expectedComplaints: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (isNoPage(message)) return;
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (failure) => complaints.push(`uncaught: ${failure.error().stack}`));
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser's note that there is no page at an address: that is what the portal answers there, and shows. */
function isNoPage(message: ConsoleMessage): boolean {
  return / 404 /.test(message.text()) && !/\/(api|assets)\//.test(new URL(message.location().url).pathname);
}

/** The message that appears and is read out. */
export function message(page: Page, words: Words, text: string) {
  return page.getByRole('region', { name: words.t('web:ui.messages') }).getByText(text);
}

async function resultOf(address: string) {
  const answer = await fetch(address);
  expect(answer.ok, `${address} answers`).toBe(true);
  return (await answer.json()).result;
}

async function signIn(page: Page, words: Words, username: string, password = DEMO_PASSWORD): Promise<void> {
  const { t } = words;
  const dialog = page.getByRole('dialog', { name: t('accounts:login.title') });
  await dialog.getByLabel(t('accounts:login.username')).fill(username);
  await dialog.getByLabel(t('accounts:login.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('accounts:login.submit') }).click();
  await expectSignedIn(page, words, username);
}

async function expectSignedIn(page: Page, { t }: Words, username: string): Promise<void> {
  await expect(page.getByRole('button', { name: t('web:account.menu', { name: username }) })).toBeVisible();
}
