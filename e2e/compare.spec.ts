import { readFileSync } from 'node:fs';
import { cartRoutes } from '#modules/cart/contract.ts';
import { comparePath } from '#web/compare-path.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { sessionOf } from './session.ts';
import { SAVED } from './wizard.ts';

/** The same drive the other way up, as it is called. */
const TURNED = SAVED.replace('-M1', '-M4');

// One product is compared with nothing, which the server says.
test.use({ expectedComplaints: [/422/] });

test('two saved drives stand side by side, by what they differ in, and go to Excel', async ({
  page,
  wizard,
  cart,
  words,
  language,
  openAs,
  portal,
}) => {
  const { t } = words;
  const table = page.getByRole('table', { name: t('comparisons:title') });
  const row = (label: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
  const only = page.getByRole('checkbox', { name: t('comparisons:onlyDifferences') });
  const head = (name: string) => table.getByRole('columnheader', { name });
  const choice = page.getByRole('dialog', { name: t('comparisons:choice.title') });

  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const ids = await turnedBeside(portal);

  await test.step('the palette leads to an empty comparison, which says what to do', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(t('comparisons:title'));
    await palette
      .getByRole('option', { name: t('comparisons:title') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: t('comparisons:empty.title') })).toBeVisible();
    await look(page, `compare/empty.${language}`);
  });

  await test.step('chosen from the list they stand side by side', async () => {
    for (const name of [TURNED, SAVED]) {
      await page.getByRole('button', { name: t('comparisons:add'), exact: true }).click();
      await choice.getByRole('button', { name }).first().click();
      await expect(choice).toBeHidden();
    }
    await expect(head(TURNED)).toBeVisible();
    await expect(head(SAVED)).toBeVisible();
  });

  await test.step('an address opens them as they were shown', async () => {
    await page.goto(comparePath(ids));
    await expect(row(words.field('installationPosition')).getByRole('cell')).toHaveText(['M1', 'M4']);
    await expect(row(words.field('gearboxModel'))).toBeVisible();
    await only.check();
    await expect(row(words.field('gearboxModel'))).toHaveCount(0);
    await expect(row(words.field('installationPosition'))).toBeVisible();
    await page.reload();
    await expect(only).toBeChecked();
  });

  await test.step('one of them is what the other is held against', async () => {
    const reference = page.getByRole('button', { name: t('comparisons:referenceOf', { name: SAVED }) });
    await reference.click();
    await expect(row(words.field('installationPosition')).getByRole('cell').nth(1)).toContainText(
      t('comparisons:mark.different'),
    );
    await look(page, `compare/reference.${language}`);
  });

  await test.step('prices of today stand above all, with what fifty pieces save', async () => {
    const price = row(t('comparisons:price.unit'));
    await expect(price.getByRole('cell').nth(0)).toContainText(/¥[\d,]+\.00/);
    await expect(price.getByRole('cell').nth(0)).toContainText(t('comparisons:price.demo'));
    await expect(price.getByRole('cell').nth(1)).toContainText(/\u2212(CN)?¥[\d,]+\.00/);
    await expect(price.getByRole('cell').nth(1)).toContainText(t('comparisons:mark.better'));
    await expect(row(t('comparisons:price.lead')).getByRole('cell').first()).toHaveText(/^\d+$/);
    await expect(page.getByText(t('comparisons:price.note'))).toBeVisible();
  });

  await test.step('as a sheet it has a row for each', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: t('comparisons:export') }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(
      language === 'en' ? /^Comparison [\d-]+\.xlsx$/ : /^产品对比 [\d-]+\.xlsx$/,
    );
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    await expect(message(page, words, t('comparisons:exported')).first()).toBeVisible();
  });

  await test.step('one alone is compared with nothing; the next step is one press away', async () => {
    await page.getByRole('button', { name: t('comparisons:remove', { name: TURNED }) }).click();
    await expect(
      page.getByRole('heading', { name: language === 'en' ? 'Limit to at least 2 products' : '请至少选择 2 个产品' }),
    ).toBeVisible();
    await page.getByRole('button', { name: t('comparisons:add'), exact: true }).click();
    await expect(choice.getByRole('button', { name: TURNED }).first()).toBeVisible();
    await look(page, `compare/choice.${language}`);
    await page.keyboard.press('Escape');
  });

  await page.goto(CART);
  await cart.remove(TURNED);
  await cart.remove(SAVED);
});

/** Saves the line on top of the list once more, fifty pieces of it with the drive the other way up; answers the ids of both, the first first. */
async function turnedBeside(portal: string): Promise<readonly string[]> {
  const { token } = await sessionOf(portal, 'lv1-demo');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${portal}/api${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()).result;
  };
  const { rows } = await ask(`${cartRoutes.list.path}?pageSize=1`);
  const { form } = await ask(`${cartRoutes.list.path}/${rows[0].id}`);
  const installationMethodConfig = { ...form.installationMethodConfig, installationPosition: 'M4' };
  const { id } = await ask(cartRoutes.create.path, { ...form, installationMethodConfig, quantity: 50 });
  return [rows[0].id, id];
}
