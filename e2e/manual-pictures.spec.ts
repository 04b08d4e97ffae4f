import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#modules/accounts/domain/demo-accounts.ts';
import { CART } from './cart.ts';
import { expectFresh, IS_RENEWING } from './fingerprints.ts';
import { expect, test } from './fixtures.ts';
import { SHOWN_ON, SHOWN_QUOTE, shownQuote } from './shown-quote.ts';
import { ROW, type Wizard } from './wizard.ts';
import type { Words } from './words.ts';

const MANUAL = join(import.meta.dirname, '..', 'src', 'modules', 'manual', 'web');
const SERIES = '/product-config/config-select';
const WIDTH = 1280;
const LARGEST = 200_000;
/** Enough to read every letter, at a tenth of the weight of a picture without loss. */
const QUALITY = 82;

interface Tools {
  readonly page: Page;
  readonly words: Words;
  readonly wizard: Wizard;
  readonly openAs: (username: string, address: string) => Promise<void>;
}

/** How the portal comes to look as a picture of the manual shows it, and the part of the window that is shown. */
interface Scene {
  readonly height: number;
  readonly set: (tools: Tools) => Promise<Locator | undefined>;
}

const OF_VISITORS: Readonly<Record<string, Scene>> = {
  series: {
    height: 720,
    async set({ page }) {
      await page.goto(SERIES);
      await expect(page.getByRole('article').first()).toBeVisible();
      return undefined;
    },
  },

  palette: {
    height: 760,
    async set({ page, words }) {
      await page.keyboard.press('Control+K');
      const palette = page.getByRole('dialog', { name: words.t('palette:title') });
      await palette.getByRole('combobox').fill(words.locale === 'en' ? 'password' : '密码');
      await expect(palette.getByRole('group', { name: words.t('palette:group.manual') })).toBeVisible();
      return palette;
    },
  },

  excluded: {
    height: 800,
    async set({ page, words, wizard }) {
      await wizard.open();
      await wizard.chooseModel();
      await wizard.option('transmitTypes', 'coaxial').press('Enter');
      const answer = wizard.panel('ask.excluded', { value: words.option('transmitTypes', 'coaxial') });
      // The ways out come from the server, and the panel that grows by them comes into view.
      await expect(answer.getByText(words.t('configurator:ask.waysOut'))).toBeVisible();
      await drawn(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      return undefined;
    },
  },

  search: {
    height: 900,
    async set({ page, wizard }) {
      await wizard.button('ask.leave').click();
      await wizard.next(1);
      await wizard.search();
      await wizard.mark(ROW.name);
      await page.evaluate(() => window.scrollTo(0, 0));
      return undefined;
    },
  },

  login: {
    height: 720,
    async set({ page, words }) {
      await page.goto(CART);
      return page.getByRole('dialog', { name: words.t('accounts:login.title') });
    },
  },
};

const OF_THOSE_SIGNED_IN: Readonly<Record<string, Scene>> = {
  list: {
    height: 480,
    async set({ page, words, openAs }) {
      await page.route('**/api/v1/configurations?*', (route) => route.fulfill({ json: SAVED }));
      await openAs('lv2-demo', CART);
      await expect(page.getByRole('link', { name: 'JRTKAF47-DN90L4-i29.32-M1', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: words.t('cart:title') })).toBeVisible();
      return undefined;
    },
  },

  quote: {
    height: 760,
    async set({ page, words, openAs }) {
      const answer = { code: 0, description: '', result: shownQuote(words.locale) };
      await page.route(`**/api/v1/quotes/${answer.result.id}`, (route) => route.fulfill({ json: answer }));
      await page.clock.setFixedTime(SHOWN_ON);
      await openAs('lv2-demo', SHOWN_QUOTE);
      await expect(page.getByRole('button', { name: words.t('quotes:step.accept'), exact: true })).toBeVisible();
      return undefined;
    },
  },

  acting: {
    height: 520,
    async set({ page, words, openAs }) {
      await page.route('**/api/v1/configurations?*', (route) => route.fulfill({ json: NOTHING_SAVED }));
      await openAs('sales-demo', CART);
      const button = page.getByRole('button', { name: new RegExp(`^${words.t('customers:picker.label')}`) });
      await button.click();
      await page.getByRole('treeitem').nth(1).click();
      await expect(page.getByRole('button', { name: words.t('customers:banner.end') })).toBeVisible();
      const customer = words.t('cart:empty.titleOf', { customer: '苏州输送机械有限公司' });
      await expect(page.getByRole('heading', { name: customer })).toBeVisible();
      await button.click();
      await expect(page.getByRole('treeitem').nth(1)).toBeVisible();
      return undefined;
    },
  },

  users: {
    height: 620,
    async set({ page, words, openAs }) {
      await page.route('**/api/v1/users?*', listDemoAccounts);
      await openAs('admin', '/back-office/users');
      await expect(page.getByRole('heading', { level: 1, name: words.t('accounts:users.title') })).toBeVisible();
      await expect(page.getByText('lv2-demo', { exact: true })).toBeVisible();
      return undefined;
    },
  },
};

/** The list without the people that other journeys have added. */
async function listDemoAccounts(route: Route): Promise<void> {
  const all = new URL(route.request().url());
  all.searchParams.set('pageSize', '200');
  const response = await route.fetch({ url: all.href });
  const { result, ...envelope } = await response.json();
  const names: readonly string[] = DEMO_ACCOUNTS.map(({ username }) => username);
  const rows = result.rows.filter(({ username }: { username: string }) => names.includes(username));
  await route.fulfill({ response, json: { ...envelope, result: { ...result, rows, next: null, waiting: 0 } } });
}

/** Columns, signs and units of the figures a line tells. */
const SIGNS = [
  'outputSpeed n2 r/min',
  'outputTorque Ma Nm',
  'serviceFactor fB',
  'motorPower P kW',
  'ratio i',
  'overhungLoad FRa N',
  'mass m kg',
  'efficiency η %',
].map((text) => {
  const [column = '', symbol, unit = null] = text.split(' ');
  return { column, label: column, symbol, unit };
});

/** A list that shows what a list shows, without leaving anything in the demo. */
const SAVED = {
  code: 0,
  description: '',
  result: {
    next: null,
    rows: [
      ['JRTKAF47-DN90L4-i29.32-M1', 2, '2026-03-12T09:24:00.000Z', '49.8 270 1.48 1.5 29.32 5,520 51 94', 3120],
      ['JRTRF67-DN100L14-i19.89-M4', 10, '2026-03-11T14:05:00.000Z', '72.9 277 2.16 2.2 19.89 7,560 66 96', 2866],
      ['JRTR67-DN100L6-i19.89-M1', 1, '2026-03-09T08:41:00.000Z', '48.3 285 2.10 1.5 19.89 7,560 62 96', 3010],
    ].map(([productName, quantity, createdAt, figures, price], at) => ({
      id: `example-${at}`,
      version: 1,
      productName,
      typeCode: productName,
      fullTypeCode: productName,
      category: 'JRT',
      gearboxModel: String(productName).charAt(3),
      releaseHash: '0123456789abcdef',
      quantity,
      inquiryStatus: '0',
      createdAt,
      updatedAt: createdAt,
      customerName: '苏州输送机械有限公司',
      actorName: 'lv2-demo',
      onBehalfOf: null,
      abilities: { edit: true, delete: true },
      demand: null,
      price: {
        ...{ currency: 'CNY', isDemo: true, at: createdAt, today: null },
        kept: {
          status: 'final',
          unit: Number(price) * 100,
          total: Number(price) * Number(quantity) * 100,
          leadDays: 15,
        },
      },
      figures: String(figures)
        .split(' ')
        .map((value, place) => ({ value, ...SIGNS[place] })),
    })),
  },
};

const NOTHING_SAVED = { ...SAVED, result: { rows: [], next: null } };
/** What other journeys left to do is not marked in the header. */
const NOTHING_TO_DO = { code: 0, description: '', result: { waiting: 0, sections: [] } };

test('the manual names no picture but those that are made here', ({ language }) => {
  const folder = join(MANUAL, language);
  const pages = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const named = pages.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\(pictures\/([\w-]+)\.webp\)/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys({ ...OF_VISITORS, ...OF_THOSE_SIGNED_IN }).sort());
});

test('the manual’s pictures of what visitors see are of the portal as it is', async ({
  page,
  words,
  wizard,
  openAs,
}) => {
  for (const [name, scene] of Object.entries(OF_VISITORS)) {
    await test.step(name, () => take(name, scene, { page, words, wizard, openAs }));
  }
});

for (const [name, scene] of Object.entries(OF_THOSE_SIGNED_IN)) {
  test(`the manual’s picture “${name}” is of the portal as it is`, ({ page, words, wizard, openAs }) =>
    take(name, scene, { page, words, wizard, openAs }));
}

async function take(name: string, { height, set }: Scene, tools: Tools): Promise<void> {
  const { page, words } = tools;
  // A picture of the list is none of the message that somebody has logged in.
  await page.addLocatorHandler(page.getByRole('button', { name: words.t('web:ui.dismiss') }), (dismiss) =>
    dismiss.click(),
  );
  await page.route('**/api/v1/today', (route) => route.fulfill({ json: NOTHING_TO_DO }));
  await page.setViewportSize({ width: WIDTH, height });
  await page.addInitScript(() => localStorage.setItem('menuFolded', 'Y'));
  const part = await set(tools);
  for (const message of await page.getByRole('button', { name: words.t('web:ui.dismiss') }).all())
    await message.click();
  await page.mouse.move(0, height - 1);
  if (part === undefined) await expect(page.getByRole('toolbar', { name: words.t('web:tabs.label') })).toBeVisible();
  const picture = await pictureOf(page, part ?? page.getByRole('main'), part === undefined);
  expect(picture.length).toBeLessThan(LARGEST);
  keep(words.locale, name, picture);
  await expectFresh(join(MANUAL, words.locale), name, part ?? page.locator('body'));
}

/** Waits until everything that follows from the last change of the page stands on the screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What is not to be kept can be looked at in the results of the test. */
function keep(language: string, name: string, picture: Buffer): void {
  const folder = IS_RENEWING ? join(MANUAL, language, 'pictures') : join('test-results', 'manual', language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), picture);
}

/** The window, or one part of it with a little around it, as WebP. */
async function pictureOf(page: Page, part: Locator, isWhole: boolean): Promise<Buffer> {
  await expect(part).toBeVisible();
  const clip = isWhole ? { x: 0, y: 0, ...page.viewportSize() } : around(await part.boundingBox());
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...EMPTY, ...clip, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

const EMPTY = { x: 0, y: 0, width: 0, height: 0 };
const MARGIN = 16;

function around(box: typeof EMPTY | null): typeof EMPTY {
  const { x, y, width, height } = box ?? EMPTY;
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}
