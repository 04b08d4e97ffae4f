import { cartRoutes } from '#modules/cart/contract.ts';
import { quoteRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { call, tokenOf } from './people.ts';

/** A request of the drive on top of the list, of more pieces of it, and of one with special wishes; answers the address of the quote. */
async function requestThree(portal: string): Promise<string> {
  const token = await tokenOf(portal, 'lv1-demo');
  const post = (path: string, body: object) => call(portal, path, { method: 'POST', body, token });
  const { rows } = await call(portal, cartRoutes.list.path, { query: { pageSize: '1' }, token });
  const { form } = await call(portal, cartRoutes.open.path.replace(':id', rows[0].id), { token });
  const more = await post(cartRoutes.create.path, { ...form, quantity: 12 });
  const wishes = { specialWishes: true, customizedRequirements: 'Shaft 20 mm longer' };
  const wished = await post(cartRoutes.create.path, { ...form, ...wishes, quantity: 3 });
  const configurationIds = [rows[0].id, more.id, wished.id];
  const { id, version } = await post(quoteRoutes.create.path, { configurationIds, title: 'What if' });
  await post(quoteStepRoutes.request.path.replace(':id', id), { version });
  return QUOTE_PATHS.quote.replace(':id', id);
}

test('sales gives chosen lines a discount, tries another on the working offer, and prices with it', async ({
  page,
  wizard,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const { t } = words;
  const dialog = page.getByRole('dialog');
  const part = page.getByRole('region', { name: t('quotes:whatIf.title'), exact: true });
  const save = async () => {
    await dialog.getByRole('button', { name: t('quotes:pricing.save'), exact: true }).click();
    await expect(message(page, words, t('quotes:step.done.price')).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const address = await requestThree(portal);

  await test.step('one percentage is typed for the chosen lines', async () => {
    await openAs('sales2-demo', address);
    await page.getByRole('button', { name: t('quotes:step.price'), exact: true }).click();
    await dialog.getByRole('checkbox', { name: t('quotes:bulk.all', { count: 3 }) }).check();
    await dialog.getByRole('textbox', { name: t('quotes:bulk.percent') }).fill('2.5');
    await dialog.getByRole('button', { name: t('quotes:bulk.set', { count: 3 }) }).press('Enter');
    await expect(dialog.getByRole('group', { name: t('quotes:bulk.title') }).getByRole('status')).toHaveText(
      [t('quotes:bulk.done', { count: 2, percent: 2.5 }), t('quotes:bulk.stay', { count: 1 })].join(
        language === 'en' ? ' ' : '',
      ),
    );
    await look(page, `quotes/percent-of-chosen.${language}`);
    await save();
  });

  const sum = part.locator('strong');

  await test.step('another is tried, and says at once what would become of it', async () => {
    const more = part.getByRole('button', { name: t('quotes:whatIf.higher') });
    for (let times = 0; times < 3; times += 1) await more.press('Enter');
    await expect(part.getByRole('textbox')).toHaveValue('3');
    await expect(sum).toBeVisible();
    await part.getByRole('textbox').fill('35');
    await expect(part).toHaveAttribute('aria-busy', 'false');
    await expect(part.getByText(t('quotes:whatIf.belowStop', { no: 1 }))).toBeVisible();
    await part.scrollIntoViewIfNeeded();
    await look(page, `quotes/what-if-below.${language}`, { fullPage: true });
    await part.getByRole('textbox').fill('7.5');
    await expect(part.getByText(t('quotes:whatIf.belowStop', { no: 1 }))).toBeHidden();
    await expect(part).toHaveAttribute('aria-busy', 'false');
    await look(page, `quotes/what-if.${language}`, { fullPage: true });
  });

  await test.step('priced with it, the working offer comes to just that', async () => {
    const told = (await sum.textContent()) ?? '';
    await part.getByRole('button', { name: t('quotes:whatIf.use', { count: 2, percent: 7.5 }) }).click();
    const first = dialog.getByRole('group', { name: t('quotes:line.named', { no: 1, name: '' }) });
    await expect(first.getByRole('textbox', { name: t('quotes:pricing.value.discount') })).toHaveValue('7.5');
    await save();
    await expect(page.getByText(t('quotes:pricing.sum', { amount: told }))).toBeVisible();
  });
});
