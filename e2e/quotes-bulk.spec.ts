import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { cartRoutes } from '#modules/cart/contract.ts';
import { quoteRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { call, tokenOf } from './people.ts';
import type { Words } from './words.ts';

/** Makes quotes of the drive on top of the list through the API, and requests the first of them. */
async function makeQuotes(
  portal: string,
  title: string,
  { requested, drafts }: Record<'requested' | 'drafts', number>,
) {
  const token = await tokenOf(portal, 'lv1-demo');
  const { rows } = await call(portal, cartRoutes.list.path, { query: { pageSize: '1' }, token });
  const body = { configurationIds: [rows[0].id], title };
  for (let no = 0; no < requested + drafts; no += 1) {
    const { id, version } = await call(portal, quoteRoutes.create.path, { method: 'POST', body, token });
    const path = quoteStepRoutes.request.path.replace(':id', id);
    if (no < requested) await call(portal, path, { method: 'POST', body: { version }, token });
  }
}

/** The list of quotes as a person marks in it. */
function listOn(page: Page, { t }: Words) {
  const bar = page.getByRole('region', { name: t('quotes:atOnce.label') });
  const rows = page.locator('tbody tr[data-row]');
  return {
    bar,
    rows,
    inState: (state: string) => rows.filter({ hasText: t(`quotes:state.${state}`) }),
    mark: async (...places: readonly number[]) => {
      for (const place of places) await rows.nth(place).getByRole('checkbox').check();
    },
    press: (key: string) => bar.getByRole('button', { name: t(`quotes:atOnce.${key}`), exact: true }).click(),
    /** Has the papers made in a language; answers the names in the zip. */
    async print(language: string): Promise<readonly string[]> {
      await bar.getByRole('button', { name: t('quotes:atOnce.paperNamed') }).click();
      const [zip] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: t(`quotes:atOnce.language.${language}`), exact: true }).click(),
      ]);
      return Object.keys(unzipSync(readFileSync(await zip.path())));
    },
  };
}

test('several quotes are withdrawn, handed over and printed at once', async ({
  page,
  wizard,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const { t } = words;
  const list = listOn(page, words);
  const title = `Conveyors ${Date.now().toString(36)}`;
  const address = `${QUOTE_PATHS.list}?q=${encodeURIComponent(title)}`;
  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await makeQuotes(portal, title, { requested: 4, drafts: 1 });

  await test.step('the customer has papers of what was sent, and is told of the draft that it has none', async () => {
    await page.goto(address);
    await expect(list.rows).toHaveCount(5);
    await list.mark(0, 1);
    expect(await list.print(language)).toHaveLength(1);
    const outcomes = page.getByRole('dialog');
    await expect(outcomes).toContainText(t('quotes:atOnce.unsent'));
    await look(page, `quotes-bulk/outcomes.${language}`);
    await page.keyboard.press('Escape');
    await list.press('clear');
    await expect(list.bar).toBeHidden();
  });

  await test.step('the customer withdraws two', async () => {
    await list.mark(1, 2);
    await look(page, `quotes-bulk/customer.${language}`);
    await list.press('withdraw');
    const question = page.getByRole('alertdialog', { name: t('quotes:atOnce.title.withdraw', { count: 2 }) });
    await look(page, `quotes-bulk/withdraw.${language}`);
    await question.getByRole('button', { name: t('quotes:atOnce.withdraw'), exact: true }).click();
    await expect(message(page, words, t('quotes:atOnce.success.withdraw', { count: 2 }))).toBeVisible();
    await expect(list.inState('withdrawn')).toHaveCount(2);
    await expect(list.bar).toBeHidden();
  });

  await test.step('staff hands those that wait for it over to a colleague', async () => {
    await openAs('sales-demo', address);
    await expect(list.rows).toHaveCount(4);
    await page.getByRole('checkbox', { name: t('quotes:mark.all') }).check();
    await look(page, `quotes-bulk/staff.${language}`);
    await list.press('give-to');
    const question = page.getByRole('dialog', { name: t('quotes:atOnce.title.give-to', { count: 2 }) });
    await expect(question).toContainText(t('quotes:atOnce.some.give-to', { open: 2, count: 4 }));
    await question.getByRole('combobox', { name: t('quotes:give.to') }).selectOption('sales2-demo');
    await question.getByRole('textbox', { name: t('quotes:give.reason') }).fill('On leave');
    await look(page, `quotes-bulk/give.${language}`);
    await question.getByRole('button', { name: t('quotes:give.confirm'), exact: true }).click();
    await expect(message(page, words, t('quotes:atOnce.success.give-to', { count: 2 }))).toBeVisible();
    await expect(list.rows.filter({ hasText: 'sales2-demo' })).toHaveCount(2);
  });

  await test.step('what it came to is marked no more; the others are printed', async () => {
    await expect(list.bar).toContainText(t('quotes:atOnce.marked', { count: 2 }));
    const papers = await list.print('both');
    expect(papers).toHaveLength(2);
    for (const name of papers) expect(name).toMatch(/^QT\d{4}-\d{5}-1-both\.pdf$/);
    await expect(message(page, words, t('quotes:atOnce.success.paper', { count: 2 }))).toBeVisible();
    await expect(list.bar).toBeHidden();
  });
});
