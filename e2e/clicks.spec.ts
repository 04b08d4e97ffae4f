import type { Page } from '@playwright/test';
import { CART, type Cart } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { SAVED, type Wizard } from './wizard.ts';
import type { Words } from './words.ts';

const ASKED = '1.5 kW 50 r/min K fB 1.4';

/** Most a main job may take, from the first page to the saved line and its PDF, beside the sign-in (finding B2). */
const MAX_CLICKS = 10;
const MAX_FIELDS = 4;

test('from the first page to a saved line and its document in ten clicks, signed in', async ({
  page,
  wizard,
  cart,
  words,
  openAs,
}) => {
  const job = { page, wizard, cart, words };
  await openAs('lv1-demo', CART);
  await cart.expectOpen();
  const effort = await watch(page);
  await configureQuickly(job);
  await cart.expectOpen();
  await download(job);
  expectLittle(effort());
  await cart.remove(SAVED);
});

test('a visitor does the same and signs in, and types nothing twice', async ({ page, wizard, cart, words, signIn }) => {
  const job = { page, wizard, cart, words };
  const effort = await watch(page);
  await configureQuickly(job);
  const before = effort();
  await signIn('lv1-demo');
  const signedIn = effort();
  await cart.expectOpen();
  await download(job);
  const { clicks, fields, twice } = effort();
  expectLittle({
    clicks: before.clicks + clicks - signedIn.clicks,
    fields: before.fields + fields - signedIn.fields,
    twice,
  });
  await cart.remove(SAVED);
});

test('a type code opens its product, from the first page and from the palette', async ({ page, wizard, words }) => {
  const code = 'JRTKAF47-DN90L4-TF-i29.32-M4/0X-H35/F200';
  await page.goto('/');
  await page.getByRole('textbox', { name: words.t('web:series.quick.label') }).fill(code);
  await page.keyboard.press('Enter');
  await wizard.expectStep(5);
  await expect(wizard.typeCode).toHaveText(code);
  await expect(page).toHaveURL(/\/JRT$/);

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('K77 1.5 kW');
  await expect(page.getByRole('option', { selected: true })).toContainText(/K77.*1\.5\u00a0kW/);
  await page.keyboard.press('Enter');
  await wizard.expectStep(1);
  await expect(wizard.select('reduceUnitSize')).toContainText('77');
  await wizard.status.getByRole('button', { name: words.t('configurator:bar.undo') }).click();
  await expect(wizard.summary).toContainText('JRTKAF47');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('rows are cards of two lines under how many fit, and one tap chooses and goes on', async ({
    page,
    wizard,
    words,
  }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: words.t('web:series.quick.label') }).fill(ASKED);
    await page.keyboard.press('Enter');
    const cards = page.getByRole('list', { name: words.t('configurator:search.fitting'), exact: true });
    const card = cards.getByRole('button', { name: /^K47 · 49\.8\sr\/min · fB\s1\.48/ });
    await expect(card).toContainText(/270\sNm · 90L\s\/\s4P · i\s29\.32 · 51\skg/);
    await cards.getByRole('button').last().scrollIntoViewIfNeeded();
    const head = wizard.results.getByRole('heading', { level: 3 }).first();
    await expect(head).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await card.tap();
    await wizard.expectStep(2);
  });
});

interface Job {
  page: Page;
  wizard: Wizard;
  cart: Cart;
  words: Words;
}

/** The main job as somebody does it who knows speed, power and mounting. */
async function configureQuickly({ page, wizard, words }: Job): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: words.t('web:series.quick.label') }).click();
  await page.keyboard.type(ASKED);
  await page.keyboard.press('Enter');
  const picks = page.getByRole('list', { name: words.t('configurator:search.picks') });
  await picks.getByRole('button', { name: new RegExp(`^${words.t('configurator:search.pick.recommended')}`) }).click();
  await wizard.expectStep(2);
  await wizard.choose('builtInType', 'KAF');
  await wizard.review();
  await wizard.button('bar.complete').click();
}

async function download({ page, cart, words }: Job): Promise<void> {
  await cart.action('button', 'action.documentNamed', SAVED).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words.t(`cart:document.${words.locale}`), exact: true }).click();
  expect((await started).suggestedFilename()).toContain(SAVED);
}

interface Effort {
  /** Presses of the pointer, and of Enter. */
  readonly clicks: number;
  /** Fields something was typed into. */
  readonly fields: number;
  /** What was typed into more than one of them. */
  readonly twice: readonly string[];
}

function expectLittle({ clicks, fields, twice }: Effort): void {
  expect(twice).toEqual([]);
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
  expect(fields).toBeGreaterThan(0);
  expect(fields).toBeLessThanOrEqual(MAX_FIELDS);
}

/** Counts in the browser what somebody does, whatever pages they come by. */
async function watch(page: Page): Promise<() => Effort> {
  let clicks = 0;
  const typed = new Map<string, string>();
  await page.exposeFunction('noteClick', () => {
    clicks += 1;
  });
  await page.exposeFunction('noteTyped', (field: string, text: string) => {
    typed.set(field, text);
  });
  await page.addInitScript(() => {
    const told = (name: string, ...given: string[]) => Reflect.get(window, name)(...given);
    addEventListener('pointerdown', () => told('noteClick'), true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && told('noteClick'), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement) told('noteTyped', target.id || target.name, target.value);
      },
      true,
    );
  });
  return () => {
    const texts = [...typed.values()];
    return {
      clicks,
      fields: typed.size,
      twice: texts.filter((text, index) => texts.indexOf(text) !== index),
    };
  };
}
