import { expectAccessible, isJudged } from './axe.ts';
import { emptyLists } from './empty-lists.ts';
import { expect, message, test } from './fixtures.ts';
import { expectNoSidewaysScroll, PHONE } from './look.ts';
import { SAVED } from './wizard.ts';

test('the product list is worked in: notes, folders, copies, order, several at once, undo, and on a phone', async ({
  page,
  cart,
  wizard,
  language,
  words,
  portal,
  openAs,
}) => {
  const { t } = words;
  // Another journey may have left a line of the same product.
  await emptyLists(portal);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: SAVED, exact: true }) });
  const done = (action: string, count: number) => message(page, words, t(`cart:batch.done.${action}`, { count }));
  const more = async (row: number, item: string) => {
    await rows
      .nth(row)
      .getByRole('button', { name: t('cart:action.moreNamed', { name: SAVED }), exact: true })
      .click();
    await page.getByRole('menuitem', { name: t(`cart:${item}`), exact: true }).click();
  };

  await openAs('lv1-demo', '/product-config/config-select');
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await expect(rows).toHaveCount(1);

  await test.step('what is written in a line is kept and found', async () => {
    const note = page.getByRole('textbox', { name: t('cart:edit.noteOf', { name: SAVED }) });
    await note.fill('Belt 7');
    await note.press('Enter');
    const itemNumber = page.getByRole('textbox', { name: t('cart:edit.itemNumberOf', { name: SAVED }) });
    await itemNumber.fill('10.5');
    await itemNumber.press('Enter');
    await expect(itemNumber).toHaveAttribute('title', '10.5');
    await page.reload();
    await expect(note).toHaveValue('Belt 7');
    await page.getByRole('searchbox', { name: t('cart:search.label') }).fill('10.5');
    await expect(rows).toHaveCount(1);
    await page.getByRole('searchbox', { name: t('cart:search.label') }).fill('');
  });

  await test.step('a copy stands below, both know of each other, and are added up', async () => {
    await more(0, 'action.copy');
    await expect(done('copy', 1)).toBeVisible();
    await expect(rows).toHaveCount(2);
    await rows
      .nth(0)
      .getByRole('button', { name: t('cart:twins.said', { count: 1 }) })
      .click();
    await page.getByRole('button', { name: t('cart:twins.add', { sum: 2 }) }).click();
    await expect(done('merge', 2)).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(page.getByLabel(t('cart:quantityOf', { name: SAVED }))).toHaveValue('2');
  });

  await test.step('a line is put elsewhere by keys', async () => {
    await more(0, 'action.copy');
    await expect(rows).toHaveCount(2);
    await rows
      .nth(1)
      .getByRole('textbox', { name: t('cart:edit.itemNumberOf', { name: SAVED }) })
      .fill('20');
    await page.keyboard.press('Enter');
    await rows
      .nth(1)
      .getByRole('button', { name: t('cart:place.handle', { name: SAVED }) })
      .press('ArrowUp');
    await expect(rows.nth(0).getByRole('textbox', { name: t('cart:edit.itemNumberOf', { name: SAVED }) })).toHaveValue(
      '20',
    );
  });

  await test.step('several are moved to a folder, which the list is then narrowed to', async () => {
    await page.getByRole('checkbox', { name: t('cart:mark.all') }).check();
    await expect(page.getByText(t('cart:batch.marked', { count: 2 }))).toBeVisible();
    if (isJudged('desk', language)) await expectAccessible(page);
    await page.getByRole('button', { name: t('cart:batch.move'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('cart:batch.moveTitle', { count: 2 }) });
    await dialog.getByLabel(t('cart:edit.folder')).fill('Hall 3');
    await dialog.getByRole('button', { name: t('cart:batch.move'), exact: true }).click();
    await expect(done('move', 2)).toBeVisible();
    await page.getByRole('combobox', { name: t('cart:filter.folder'), exact: true }).selectOption({ label: 'Hall 3' });
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/folder=Hall/);
  });

  await test.step('on a phone the lines are cards', async () => {
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    if (isJudged('phone', language)) await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('what was deleted is had back, and deleted again', async () => {
    await page.getByRole('checkbox', { name: t('cart:mark.all') }).check();
    await page.getByRole('button', { name: t('cart:batch.delete'), exact: true }).click();
    await expect(rows).toHaveCount(0);
    const deleted = page.getByRole('listitem').filter({ hasText: t('cart:batch.done.delete', { count: 2 }) });
    await deleted.getByRole('button', { name: t('cart:batch.undo'), exact: true }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('checkbox', { name: t('cart:mark.all') }).check();
    await page.getByRole('button', { name: t('cart:batch.delete'), exact: true }).click();
    await expect(rows).toHaveCount(0);
  });
});
