import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { expect, test } from './fixtures.ts';
import { pressUntil, tabTo } from './keys.ts';
import { ROW, SAVED, WIZARD } from './wizard.ts';

test('everything from the login to the saved drive goes by keyboard alone', async ({ page, wizard, cart, words }) => {
  const { t } = words;
  const keys = page.keyboard;

  await test.step('the first Tab offers the way past the menu', async () => {
    await page.goto(WIZARD);
    await wizard.expectStep(0);
    await keys.press('Tab');
    await expect(page.getByRole('link', { name: t('web:shell.skip') })).toBeFocused();
  });

  await test.step('log in; the focus comes back to where it was', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: t('web:account.login') }));
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('accounts:login.title') });
    await expect(dialog.getByLabel(t('accounts:login.username'))).toBeFocused();
    await keys.type('lv1-demo');
    await keys.press('Tab');
    await keys.type(DEMO_PASSWORD);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: t('web:account.menu', { name: 'lv1-demo' }) })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('arrow keys move within a group and choose nothing, Enter chooses', async () => {
    await tabTo(page, wizard.option('gearboxModel', 'R'));
    await keys.press('ArrowRight');
    await keys.press('ArrowRight');
    await expect(wizard.option('gearboxModel', 'K')).toBeFocused();
    await expect(wizard.option('gearboxModel', 'K')).not.toBeChecked();
    await keys.press('Enter');
    await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
    await tabTo(page, wizard.option('inputType', 'motor'));
    await keys.press('Space');
    await expect(wizard.option('inputType', 'motor')).toBeChecked();
    await tabTo(page, wizard.button('bar.next'));
    await keys.press('Enter');
    await wizard.expectStep(1);
  });

  await test.step('search and pick a row', async () => {
    await tabTo(page, wizard.number('outputSpeed'));
    await keys.type('50');
    await tabTo(page, wizard.select('motorPower'));
    await keys.type('1.5');
    await keys.press('Enter');
    await tabTo(page, wizard.number('serviceFactor'));
    await keys.type('1.4');
    await tabTo(page, wizard.fitting.getByRole('radio').first());
    await expect(wizard.select('motorPower')).toContainText(/^1\.5\s/);
    await wizard.expectFigures('serviceFactor', (factor) => factor >= 1.4);
    await pressUntil(page, 'ArrowDown', wizard.fitting.getByRole('radio', { name: ROW.name, checked: true }));
    await tabTo(page, wizard.button('bar.next'));
    await keys.press('Enter');
    await wizard.expectStep(2);
  });

  await test.step('choose the assembly and complete', async () => {
    await tabTo(page, wizard.field('builtInType').getByRole('radio').first());
    await pressUntil(page, 'ArrowRight', wizard.option('builtInType', 'KAF'), 'focused');
    await keys.press('Enter');
    await expect(wizard.option('builtInType', 'KAF')).toBeChecked();
    for (const step of [3, 4, 5]) {
      await tabTo(page, wizard.button('bar.next'));
      await keys.press('Enter');
      await wizard.expectStep(step);
    }
    await tabTo(page, wizard.button('bar.complete'));
    await keys.press('Enter');
    await cart.expectOpen();
    await expect(cart.line(SAVED)).toHaveCount(1);
  });

  await test.step('delete it again, from the menu of the line', async () => {
    await tabTo(page, cart.action('button', 'action.moreNamed', SAVED));
    await keys.press('Enter');
    await pressUntil(
      page,
      'ArrowDown',
      page.getByRole('menuitem', { name: t('cart:action.delete'), exact: true }),
      'focused',
    );
    await keys.press('Enter');
    await expect(cart.line(SAVED)).toHaveCount(0);
  });
});
