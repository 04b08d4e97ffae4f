import { readFileSync } from 'node:fs';
import { expectAccessible, isJudged } from './axe.ts';
import { CART } from './cart.ts';
import { emptyLists } from './empty-lists.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { textOfPdf } from './pdf.ts';
import { SAVED } from './wizard.ts';

// A link that was withdrawn is answered with 404, which the browser notes.
test.use({ expectedComplaints: [/404/] });

test('a saved drive is shared by a link, seen without an account, taken over, and seen no more once it is withdrawn', async ({
  page,
  browser,
  wizard,
  cart,
  words,
  language,
  openAs,
  portal,
}) => {
  const { t } = words;
  const dialog = page.getByRole('dialog', { name: t('shares:dialog.title', { name: SAVED }) });
  const links = dialog.getByRole('table', { name: t('shares:list.title') });
  const openDialog = async () => {
    // A level-1 customer also reads what its centre customers have saved, which has no such menu.
    const more = { name: t('cart:action.moreNamed', { name: SAVED }), exact: true };
    await page.getByRole('button', more).first().click();
    await page.getByRole('menuitem', { name: t('cart:action.share'), exact: true }).click();
    await expect(dialog).toBeVisible();
  };

  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();

  const address = await test.step('the list makes a link, whose address is told once', async () => {
    await openDialog();
    await expect(dialog.getByText(t('shares:list.none'))).toBeVisible();
    await dialog.getByLabel(t('shares:new.kind')).selectOption('copy');
    await dialog.getByRole('button', { name: t('shares:new.make') }).click();
    const made = dialog.getByLabel(t('shares:made.address'));
    await expect(made).toHaveValue(new RegExp(`^${portal}/shared/[\\w-]{22}$`));
    await expect(links.getByText(t('shares:state.open'))).toBeVisible();
    if (isJudged('desk', language)) await expectAccessible(page);
    await look(page, `shares/dialog.${language}`);
    return made.inputValue();
  });
  await dialog
    .getByRole('button', { name: t('web:ui.close') })
    .first()
    .click();
  await expect(dialog).toBeHidden();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: portal });
  await context.addInitScript((chosen) => localStorage.setItem('userLocale', chosen), language);
  const visitor = await context.newPage();

  await test.step('a visitor sees the product and nothing of its owner, on a phone too', async () => {
    const answer = await visitor.goto(address);
    expect(answer?.headers()).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
    });
    await expect(visitor.getByRole('heading', { level: 1, name: SAVED })).toBeVisible();
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(visitor.getByText('lv1-demo')).toHaveCount(0);
    if (isJudged('desk', language)) await expectAccessible(visitor);
    await look(visitor, `shares/shared.${language}`);
    await visitor.setViewportSize({ width: 360, height: 740 });
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    if (isJudged('phone', language)) await expectAccessible(visitor);
    await look(visitor, `shares/shared-phone.${language}`);
  });

  await test.step('the data sheet comes without a login, and what people wrote is not in it', async () => {
    await visitor.getByRole('button', { name: t('shares:dataSheet') }).click();
    const download = visitor.waitForEvent('download');
    await visitor.getByRole('menuitem', { name: t(`cart:document.${language}`), exact: true }).click();
    const file = await (await download).path();
    expect(readFileSync(file).length).toBeGreaterThan(1000);
    expect(textOfPdf(file) ?? '').not.toContain('lv1-demo');
  });

  await test.step('printed, the page has its figures and none of its buttons', async () => {
    await visitor.emulateMedia({ media: 'print' });
    await expect(visitor.getByRole('button', { name: t('shares:print') })).toBeHidden();
    await expect(visitor.getByRole('heading', { level: 1, name: SAVED })).toBeVisible();
    await visitor.emulateMedia({ media: 'screen' });
  });

  await test.step('from it the visitor configures on, by its type code', async () => {
    const code = await visitor.getByRole('main').locator('code').last().innerText();
    await visitor.getByRole('link', { name: t('shares:configure'), exact: true }).click();
    await expect(visitor).toHaveURL(/\/product-config\/config-select\/JRT/);
    await expect(visitor.getByRole('main').getByText(code, { exact: true }).first()).toBeVisible();
    await visitor.goto(address);
  });

  await test.step('another customer takes it over into the own list', async () => {
    await openAs('lv2-demo', address);
    await page.getByRole('button', { name: t('shares:add.action') }).click();
    const adding = page.getByRole('dialog', { name: t('shares:add.title') });
    await expect(adding.getByText(t('shares:add.valid'))).toBeVisible();
    await adding.getByRole('button', { name: t('shares:add.confirm') }).click();
    await cart.expectOpen();
    await expect(message(page, words, t('shares:add.done', { name: SAVED }))).toBeVisible();
    await expect(cart.line(SAVED).first()).toBeVisible();
  });

  await test.step('the owner sees how often it was opened, and withdraws it', async () => {
    await openAs('lv1-demo', CART);
    await openDialog();
    await expect(links.getByRole('row').nth(1)).toContainText('3 · ');
    await links.getByRole('button', { name: t('shares:list.withdraw') }).click();
    const question = page.getByRole('alertdialog', { name: t('shares:withdraw.title') });
    await question.getByRole('button', { name: t('shares:list.withdraw') }).click();
    await expect(links.getByText(t('shares:state.withdrawn'))).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: t('shares:dead.title') })).toBeVisible();
    await look(visitor, `shares/dead.${language}`);
  });
  await context.close();
  // What was taken over stands in a list that other journeys expect to be empty.
  await emptyLists(portal);
});
