import { userRoutes } from '#modules/accounts/contract.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { call, registerPerson, tokenOf } from './people.ts';
import { keepPicture } from './pictures.ts';

const SERIES = '/product-config/config-select';
const JRT = '/product-config/config-select/JRT';
const CART = '/config-order/my';

test('the administrator has no configuration selection, by its address either', async ({
  page,
  words,
  signIn,
  language,
}) => {
  const { t } = words;
  const menu = page.getByRole('navigation', { name: t('web:shell.menu') });
  await page.goto(CART);
  await signIn('admin');
  await expect(page.getByRole('heading', { level: 1, name: t('web:menu.operationManual') })).toBeVisible();
  await page.goto(CART);
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('web:menu.users') })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('web:menu.configSelect') })).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('cart:configure') })).toHaveCount(0);

  for (const address of [SERIES, JRT]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: t('web:notFound.title') })).toBeVisible();
  }
  await expectAccessible(page);
  await keepPicture(page, `permissions/admin-${language}`);
  await page.getByRole('link', { name: t('web:notFound.home') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('web:menu.operationManual') })).toBeVisible();
});

test('a page that is taken from a person is gone after the next load', async ({ page, words, openAs, baseURL }) => {
  const { t } = words;
  const portal = baseURL ?? '';
  const person = await registerPerson(portal);
  await openAs(person.username, CART, person.password);
  const configure = page.getByRole('link', { name: t('cart:configure') });
  await expect(configure.first()).toBeVisible();

  const admin = await tokenOf(portal, 'admin');
  const { rows } = await call(portal, userRoutes.list.path, { token: admin, query: { q: person.username } });
  const address = userRoutes.setMenu.path.replace(':id', rows[0].id);
  let { version } = rows[0];
  const leave = async (menuIds: number[] | null) => {
    ({ version } = await call(portal, address, { method: 'PUT', token: admin, body: { menuIds, version } }));
  };

  await leave([7]);
  await page.reload();
  await expect(configure).toHaveCount(0);
  await page.goto(SERIES);
  await expect(page.getByRole('heading', { level: 1, name: t('web:notFound.title') })).toBeVisible();

  await leave([4]);
  await page.goto(CART);
  await expect(page.getByRole('heading', { level: 1, name: t('web:notFound.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('web:menu.myCart') })).toHaveCount(0);

  await leave(null);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible();
});
