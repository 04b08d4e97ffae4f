import { readFileSync } from 'node:fs';
import { cartRoutes } from '#modules/cart/contract.ts';
import { priceListRoutes, priceRoutes } from '#modules/prices/contract.ts';
import { quoteRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { emptyLists } from './empty-lists.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { sessionOf } from './session.ts';

const PRICES = '/back-office/prices';
const DEMO = readFileSync('database/seeds/demo/demo_price_list.csv', 'utf8');
/** The gear unit of the product that is configured, half as dear again in the new list. */
const UNIT = /^(unit,JRT,K,47,3,+fixed,)(\d+)\.00,/m;

// A file that is no list is refused, which the browser notes.
test.use({ expectedComplaints: [/422/] });

/** Asks the portal as somebody. */
async function asking(portal: string, username: string) {
  const { token } = await sessionOf(portal, username);
  return async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${portal}/api${path}`, { headers, ...request });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).result;
  };
}

test('a changed list is imported, compared, put in force and taken back; the price follows', async ({
  page,
  wizard,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const { t } = words;
  const button = (key: string, given = {}) =>
    page.getByRole('button', { name: t(`prices:lists.${key}`, given), exact: true });
  await emptyLists(portal);
  await openAs('lv1-demo', '/product-config/config-select');
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const ask = await asking(portal, 'lv1-demo');
  const [line] = (await ask(cartRoutes.list.path)).rows;
  const { form } = await ask(cartRoutes.open.path.replace(':id', line.id));
  const unitPrice = async () => {
    const { components } = await ask(priceRoutes.evaluate.path, { form, quantity: 1 });
    return components.find(({ component }: { component: string }) => component === 'unit').amount;
  };
  const before = await unitPrice();
  const [, , listed] = UNIT.exec(DEMO) ?? [];
  expect(before).toBe(Number(listed) * 100);
  const dearer = Number(listed) + Number(listed) / 2;
  // A file of its own for each language: the same one is no new version.
  const file = `${DEMO.replace(UNIT, `$1${dearer}.00,`)}free,,,,,of_${language.replace('-', '_')},,,,,,,,,,,\n`;
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const former = (await (await asking(portal, 'admin'))(priceListRoutes.lists.path)).lists[0].versions.find(
    ({ state }: { state: string }) => state === 'active',
  );

  await test.step('the menu leads there, and the sample is the whole list', async () => {
    await openAs('admin', PRICES);
    await expect(page.getByRole('heading', { level: 1, name: t('prices:lists.title') })).toBeVisible();
    await expect(button('openNamed', { no: former.no })).toBeVisible();
    await look(page, `prices/lists.${language}`);
    const started = page.waitForEvent('download');
    await button('sample').click();
    expect(readFileSync(await (await started).path(), 'utf8')).toBe(DEMO);
  });

  await test.step('a file with a mistake is refused with its row', async () => {
    await button('upload.action').click();
    await choose('wrong.csv', DEMO.replace(UNIT, '$1much,'));
    await button('upload.check').click();
    const row = DEMO.slice(0, DEMO.search(UNIT)).split('\n').length;
    await expect(page.getByRole('list', { name: t('prices:lists.upload.problems') })).toContainText(String(row));
    await look(page, `prices/refused.${language}`);
    expect(await unitPrice()).toBe(before);
  });

  await test.step('the mended one is kept, and tells what is different', async () => {
    await choose('list.csv', file);
    await button('upload.check').click();
    await expect(page).toHaveURL(/\?version=/);
    const row = page.getByRole('row').filter({ hasText: 'JRT K 47 3' });
    await expect(row).toContainText('+50.00 %');
    await expect(row).toContainText(`${dearer}.00`);
    await expect(row).toContainText(t('prices:lists.difference.is.flagged'));
    await look(page, `prices/difference.${language}`);
    expect(await unitPrice()).toBe(before);
  });

  await test.step('what it changes for customers is told before', async () => {
    await button('effect.action').click();
    const effect = page.getByRole('region', { name: t('prices:lists.effect.title') });
    const saved = effect.getByRole('row').filter({ hasText: t('prices:lists.effect.kind.saved') });
    await expect(saved.getByRole('cell').first()).toHaveText('1');
    const changed = effect.getByRole('row').filter({ hasText: line.productName }).first();
    await expect(changed).toContainText(/\+\d+\.\d\d %/);
    await look(page, `prices/effect.${language}`);
    expect(await unitPrice()).toBe(before);
  });

  await test.step('it is given a day, which is taken back', async () => {
    await button('stage.action').click();
    await page.getByRole('textbox', { name: t('prices:lists.stage.day') }).fill('2099-12-31');
    await button('stage.confirm').click();
    await expect(page.getByText(t('prices:lists.validFrom', { day: '2099-12-31' }))).toBeVisible();
    await button('withdraw.action').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('prices:lists.withdraw.action') })
      .click();
    await expect(page.getByText(t('prices:lists.state.checked'), { exact: true })).toBeVisible();
  });

  await test.step('put in force, the next price is the new one', async () => {
    await button('activate.action').click();
    await look(page, `prices/activate.${language}`);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('prices:lists.activate.action') })
      .click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByText(t('prices:lists.state.active'), { exact: true })).toBeVisible();
    expect(await unitPrice()).toBe(dearer * 100);
  });

  await test.step('sales may offer by the former one with a reason, which the customer does not read', async () => {
    const version = page.url();
    const { id, version: drafted } = await ask(quoteRoutes.create.path, { configurationIds: [line.id] });
    await ask(quoteStepRoutes.request.path.replace(':id', id), { version: drafted });
    await openAs('sales-demo', QUOTE_PATHS.quote.replace(':id', id));
    await page.getByRole('button', { name: t('quotes:step.price'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t('quotes:priceList.version') }).selectOption(former.id);
    await dialog.getByRole('textbox', { name: t('quotes:priceList.reason') }).fill('Promised by phone');
    await look(page, `quotes/older-list.${language}`);
    await dialog.getByRole('button', { name: t('quotes:pricing.save'), exact: true }).click();
    await expect(page.locator('dl').filter({ hasText: t('quotes:priceList.reason') })).toContainText(
      'Promised by phone',
    );
    await look(page, `quotes/by-older-list.${language}`);
    const read = JSON.stringify(await ask(quoteRoutes.open.path.replace(':id', id)));
    expect(read).not.toContain('Promised');
    await ask(quoteStepRoutes.withdraw.path.replace(':id', id), {});
    await openAs('admin', version);
  });

  await test.step('and back', async () => {
    await button('back').click();
    await button('openNamed', { no: former.no }).click();
    await button('rollBack.action').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('prices:lists.rollBack.action') })
      .click();
    await expect(message(page, words, t('prices:lists.done.active', { no: former.no }))).toBeVisible();
    expect(await unitPrice()).toBe(before);
  });
  await emptyLists(portal);
});

test('terms of a customer are set, and its prices follow them', async ({ page, words, language, portal, openAs }) => {
  const { t } = words;
  const ask = await asking(portal, 'lv1-demo');
  const save = page.getByRole('button', { name: t('prices:terms.save') });
  await openAs('admin', `${PRICES}?view=customers`);
  await page.getByRole('searchbox', { name: t('prices:terms.search.label') }).fill('华东');
  await expect(page.getByRole('link', { name: '南方包装机械有限公司' })).toHaveCount(0);
  await look(page, `prices/customers.${language}`);
  await page.getByRole('link', { name: '华东传动设备有限公司' }).click();
  await expect(save).toBeDisabled();
  await look(page, `prices/terms.${language}`);
  for (const group of ['B', 'A']) {
    await page.getByRole('combobox', { name: t('prices:terms.field.groupCode') }).selectOption(group);
    await save.click();
    await expect.poll(async () => (await ask(priceRoutes.list.path)).list.group.code).toBe(group);
    await expect(save).toBeDisabled();
  }
  await page.getByRole('link', { name: t('prices:terms.back') }).click();
  await expect(page).toHaveURL(/view=customers/);
});
