import { readFileSync } from 'node:fs';
import { EXAMPLE_CODES } from '#lines/example-codes.ts';
import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { look } from './look.ts';

const [CODE = '', OTHER = ''] = EXAMPLE_CODES;
const PASTED = [
  `${CODE}\t4\t0010`,
  CODE.replace('28.83', '28.8'),
  CODE.replace('-TF-', '-TFF-'),
  'SEW R47 DRS71',
  OTHER,
];
/** Further rows, so that some of them are not on the screen. */
const MORE = Array.from({ length: 20 }, (_, at) => EXAMPLE_CODES[at % EXAMPLE_CODES.length]);

test('many type codes are pasted, judged, taken into the list, and the rest comes back as a file', async ({
  page,
  words,
  language,
  openAs,
}) => {
  const { t } = words;
  const button = (key: string, given = {}) => page.getByRole('button', { name: t(`bulk-entries:${key}`, given) });
  const rows = page.getByRole('table', { name: t('bulk-entries:entry.counts') }).locator('tbody tr[data-row]');
  const codes = page.getByRole('textbox', { name: t('bulk-entries:form.codes') });

  await test.step('the list leads there, and so does the palette', async () => {
    await openAs('lv1-demo', CART);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart:bulkEntry') })
      .click();
    await expect(codes).toBeVisible();
    await page.goto(CART);
    await expect(page.getByRole('main').getByRole('link', { name: t('cart:bulkEntry') })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(t('bulk-entries:title'));
    await palette
      .getByRole('option', { name: t('bulk-entries:title') })
      .first()
      .click();
    await expect(codes).toBeVisible();
    await look(page, `bulk-entry/form.${language}`);
  });

  await test.step('the sample has a code of every line', async () => {
    const started = page.waitForEvent('download');
    await button('sample').click();
    expect((await started).suggestedFilename()).toMatch(language === 'en' ? /^Bulk entry sample/ : /^批量录入示例/);
  });

  await test.step('every row is judged, and a reload goes on with it', async () => {
    await button('form.start').click();
    await expect(page.getByText(t('bulk-entries:form.none'))).toBeVisible();
    await codes.fill([...PASTED, ...MORE].join('\n'));
    await button('form.start').click();
    await expect(page).toHaveURL(/\?entry=/);
    await page.reload();
    await expect(page.getByText(t('bulk-entries:count.unread', { count: 2 }))).toBeVisible({ timeout: 60_000 });
    await expect(rows).toHaveCount(25);
    await look(page, `bulk-entry/judged.${language}`);
  });

  await test.step('the problems alone say why, and which product is nearest', async () => {
    await page.getByRole('checkbox', { name: t('bulk-entries:entry.onlyProblems') }).check();
    await expect(rows).toHaveCount(3);
    await expect(page).toHaveURL(/only=problems/);
    await expect(rows.nth(1)).toContainText('TFF');
    await expect(rows.nth(1).getByRole('link', { name: t('bulk-entries:open', { code: CODE }) })).toBeVisible();
    await look(page, `bulk-entry/problems.${language}`);
  });

  await test.step('what was read is taken, and the rest comes back', async () => {
    await button('take.some', { count: 23 }).click();
    await expect(page.getByText(t('bulk-entries:take.done', { count: 23 }))).toBeVisible({ timeout: 60_000 });
    await look(page, `bulk-entry/taken.${language}`);
    const started = page.waitForEvent('download');
    await button('take.restFile').click();
    const file = await (await started).path();
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('the list has them, in their order, with their quantity', async () => {
    await page.getByRole('link', { name: t('bulk-entries:take.list') }).click();
    await expect(page).toHaveURL(new RegExp(CART));
    const first = page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .nth(0);
    await expect(first.getByRole('spinbutton').or(first.getByRole('textbox').nth(0))).toBeVisible();
    await page.getByRole('checkbox', { name: t('cart:mark.all') }).check();
    await page.getByRole('button', { name: t('cart:batch.delete'), exact: true }).click();
    await expect(page.getByText(t('cart:empty.title'))).toBeVisible();
  });
});

test('a file is chosen; what is no list of type codes says why', async ({ page, words, openAs }) => {
  const { t } = words;
  await openAs('lv1-demo', '/config-order/bulk');
  const choose = async (name: string, text: string) => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await choose('list.pdf', 'x');
  await expect(page.getByText(t('bulk-entries:form.otherType', { name: 'list.pdf' }))).toBeVisible();
  await choose('list.csv', `${CODE},3\n${OTHER},1\n`);
  await page.getByRole('button', { name: t('bulk-entries:form.start') }).click();
  await expect(page.getByText(t('bulk-entries:count.fine', { count: 2 }))).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: t('bulk-entries:entry.change') }).click();
  await choose('list.xlsx', 'PK\u0003\u0004no workbook');
  await page.getByRole('button', { name: t('bulk-entries:form.start') }).click();
  await expect(page.getByRole('button', { name: t('bulk-entries:entry.change') })).toBeVisible({ timeout: 60_000 });
});
