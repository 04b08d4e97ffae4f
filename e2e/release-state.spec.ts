import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import type { ProductRelease } from '#product/release.ts';
import { expectAccessible } from './axe.ts';
import { CART } from './cart.ts';
import { emptyLists } from './empty-lists.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { keepPicture } from './pictures.ts';
import { sessionOf } from './session.ts';
import { SAVED } from './wizard.ts';

/** The same drive the other way up, as it is called. */
const TURNED = SAVED.replace('-M1', '-M4');
const NOT_IN_M1 = { zh: 'K 型不能采用 M1', en: 'Type K is not mounted in M1' };
const PACKING = { zh: '包装', en: 'Packing' };
const CARTON = { zh: '纸箱', en: 'Carton' };

// What is no product any more is not taken over, which the server says.
test.use({ expectedComplaints: [/422/] });

test('lines of an earlier release say what differs, and are taken over, one and many, in one step', async ({
  page,
  wizard,
  cart,
  words,
  language,
  portal,
  release,
  openAs,
}) => {
  const { t } = words;
  const said = (text: { readonly zh: string; readonly en: string }) => (language === 'en' ? text.en : text.zh);
  const lines = (state: string) =>
    page.getByRole('row').filter({ has: page.getByText(t(`cart:release.${state}`), { exact: true }) });
  const opener = (name: string, state: string) =>
    page.getByRole('button', {
      name: t('cart:release.openNamed', { name, state: t(`cart:release.${state}`) }),
      exact: true,
    });
  const narrow = (state: string) =>
    page
      .getByRole('combobox', { name: t('cart:filter.releaseState'), exact: true })
      .selectOption({ label: t(`cart:release.${state}`) });

  // Another journey may have left a line.
  await emptyLists(portal);
  await openAs('lv1-demo', '/product-config/config-select');
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await saveTurned(portal, 3);
  const restore = await publish(portal, release);
  try {
    await page.goto(CART);

    await test.step('three are valid with changes, one is no product any more', async () => {
      await expect(lines('changed')).toHaveCount(3);
      await expect(lines('invalid')).toHaveCount(1);
      await look(page, `release-state/list.${language}`);
    });

    await test.step('what is no product any more says why, and cannot be taken over', async () => {
      await opener(SAVED, 'invalid').click();
      const dialog = page.getByRole('dialog', { name: t('cart:release.title', { name: SAVED }) });
      await expect(dialog.getByText(said(NOT_IN_M1))).toBeVisible();
      await expect(dialog.getByRole('button', { name: t('cart:release.migrate') })).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('one that is valid with changes says what differs, and is taken over from there', async () => {
      await opener(TURNED, 'changed').first().click();
      const dialog = page.getByRole('dialog', { name: t('cart:release.title', { name: TURNED }) });
      const row = dialog.getByRole('row').filter({ hasText: said(PACKING) });
      await expect(row.getByRole('cell')).toHaveText(['–', said(CARTON)]);
      await expectAccessible(page);
      await keepPicture(page, `release-state/differences.${language}`);
      await dialog.getByRole('button', { name: t('cart:release.migrate') }).click();
      await expect(dialog).toBeHidden();
      await expect(lines('changed')).toHaveCount(2);
      await expect(opener(TURNED, 'changed')).toHaveCount(2);
    });

    await test.step('many at once: with one that is no product all stay as they are', async () => {
      await page.getByRole('checkbox', { name: t('cart:mark.all') }).check();
      await page.getByRole('button', { name: t('cart:batch.migrate'), exact: true }).click();
      await expect(page.getByRole('region', { name: t('web:ui.messages') })).toContainText(SAVED);
      await expect(lines('changed')).toHaveCount(2);
      await page.getByRole('button', { name: t('cart:batch.none'), exact: true }).click();
    });

    await test.step('the list narrowed to them, both are taken over in one step', async () => {
      await narrow('changed');
      await expect(lines('invalid')).toHaveCount(0);
      await expect(lines('changed')).toHaveCount(2);
      await page.getByRole('checkbox', { name: t('cart:mark.all') }).check();
      await page.getByRole('button', { name: t('cart:batch.migrate'), exact: true }).click();
      await expect(message(page, words, t('cart:batch.done.migrate', { count: 2 }))).toBeVisible();
      await expect(lines('changed')).toHaveCount(0);
      await page.getByRole('button', { name: t('cart:filter.clear') }).click();
      await expect(cart.line(TURNED)).toHaveCount(3);
      await expect(lines('valid')).toHaveCount(3);
    });
  } finally {
    await restore();
  }
  await page.goto(CART);
  await page.getByRole('checkbox', { name: t('cart:mark.all') }).check();
  await page.getByRole('button', { name: t('cart:batch.delete'), exact: true }).click();
  await expect(page.locator('tr[data-row]')).toHaveCount(0);
});

async function asking(portal: string, username: string) {
  const { token } = await sessionOf(portal, username);
  return async (path: string, body?: object) => {
    const answer = await fetch(`${portal}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { result, description } = await answer.json();
    expect([answer.status, description], path).toEqual([200, description]);
    return result;
  };
}

/** Saves the line on top of the list again with its drive the other way up, several times. */
async function saveTurned(portal: string, times: number): Promise<void> {
  const ask = await asking(portal, 'lv1-demo');
  const { rows } = await ask(`${cartRoutes.list.path}?pageSize=1`);
  const { form } = await ask(`${cartRoutes.list.path}/${rows[0].id}`);
  const installationMethodConfig = { ...form.installationMethodConfig, installationPosition: 'M4' };
  for (let time = 0; time < times; time += 1) await ask(cartRoutes.create.path, { ...form, installationMethodConfig });
}

/** Puts a release in force by which no type K stands in M1 and each unit is packed; answers what puts the one before in force again. */
async function publish(portal: string, shipped: ProductRelease): Promise<() => Promise<void>> {
  const ask = await asking(portal, 'admin');
  const { family, fields, steps, model } = shipped;
  const { hash } = await ask(catalogueRoutes.currentRelease.path.replace(':family', family));
  const inM1 = { all: [{ in: ['gearboxModel', ['K']] }, { in: ['installationPosition', ['M1']] }] };
  const codes = ['carton', 'crate'];
  const packing = {
    id: 'packing',
    step: 4,
    kind: 'choice',
    label: PACKING,
    values: codes.map((code) => ({ code, label: CARTON })),
    default: 'carton',
    modelled: true,
  };
  await ask(catalogueRoutes.publishRelease.path.replace(':family', family), {
    ...shipped,
    fields: [...fields, packing],
    steps: steps.map((step) =>
      step.index === packing.step ? { ...step, fields: [...step.fields, packing.id] } : step,
    ),
    model: {
      ...model,
      rules: [...model.rules, { id: 'no-k-in-m1', expr: { not: inM1 }, reason: NOT_IN_M1 }],
      variables: [...model.variables, { id: packing.id, values: codes }],
    },
  });
  const back = catalogueRoutes.activateRelease.path.replace(':family', family).replace(':hash', hash);
  // The journey in between may outlast the sign-in of an administrator.
  return async () => (await asking(portal, 'admin'))(back, {});
}
