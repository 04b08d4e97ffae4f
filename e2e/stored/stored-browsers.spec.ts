import type { Page } from '@playwright/test';
import { type RecordedBrowser, recordedBrowsers } from '#testing/stored/recorded.ts';
import { expect, test } from '../fixtures.ts';
import type { Words } from '../words.ts';

const { finished, halfDone, editing } = recordedBrowsers;
const SERIES = '/product-config/config-select';

// The recorded portal spoke English: this runs in English alone, in the long run too.
test.skip(({ language }) => language !== 'en');

const tabs = (page: Page, { t }: Words) => page.getByRole('toolbar', { name: t('web:tabs.label') }).getByRole('link');

/** The page opens in a visitor's browser as the former portal left it. */
async function putBack(page: Page, { localStorage, sessionStorage }: RecordedBrowser): Promise<void> {
  await page.addInitScript(
    (kept) => {
      for (const [key, text] of Object.entries(kept.localStorage)) window.localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(kept.sessionStorage)) window.sessionStorage.setItem(key, text);
    },
    { localStorage, sessionStorage },
  );
}

test('a visitor of the former portal finds the finished drive with its type codes, and the tabs', async ({
  page,
  wizard,
  words,
}) => {
  await putBack(page, finished);
  await page.goto(finished.path);
  await wizard.expectStep(5);
  const codes = page.getByRole('region', { name: words.t('configurator:overview.typeCode'), exact: true });
  // Nobody had said the mounting position: a rain cover stood with the motor below then, and stands with it above since.
  await expect(codes.getByRole('code')).toHaveText(finished.typeCodes.map((code) => code.replace('-M2/', '-M4/')));
  await expect(tabs(page, words)).toHaveText([...finished.tabs]);
});

test('a visitor of the former portal goes on where the search stood, with the row that was chosen', async ({
  page,
  wizard,
  words,
}) => {
  await putBack(page, halfDone);
  await page.goto(halfDone.path);
  await wizard.expectStep(1);
  const { ratio } = JSON.parse(halfDone.localStorage.cpq_jie ?? '{}').common.configuration.basicType;
  await expect(wizard.results.getByText(words.t('configurator:search.chosen', { row: '' }))).toContainText(
    `i ${ratio}`,
  );
});

test('a person of the former portal finds their tabs in the next window, each leading to its page', async ({
  page,
  context,
  openAs,
  words,
}) => {
  await openAs('lv1-demo', SERIES);
  await expect(tabs(page, words)).toHaveText([words.t('web:series.title')]);
  await page.evaluate((text) => localStorage.setItem('userTabs', text), editing.localStorage.userTabs ?? '');
  const next = await context.newPage();
  await next.goto(SERIES);
  await expect(tabs(next, words)).toHaveText([...editing.tabs]);
  await tabs(next, words).nth(1).click();
  await expect(tabs(next, words).nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(tabs(next, words)).toHaveText([...editing.tabs]);
});
