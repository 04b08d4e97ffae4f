import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pressUntil, tabTo } from './keys.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { ROW } from './wizard.ts';

test('an excluded option is explained and repaired by keyboard alone', async ({ page, wizard, words }) => {
  const keys = page.keyboard;
  const coaxial = wizard.option('transmitTypes', 'coaxial');
  const value = words.option('transmitTypes', 'coaxial');
  const answer = wizard.panel('ask.excluded', { value });
  await wizard.open();
  await tabTo(page, wizard.option('gearboxModel', 'R'));
  await pressUntil(page, 'ArrowRight', wizard.option('gearboxModel', 'K'), 'focused');
  await keys.press('Enter');
  await expect(wizard.option('gearboxModel', 'K')).toBeChecked();

  await test.step('it can be reached, and says why', async () => {
    await pressUntil(page, 'Shift+Tab', wizard.field('transmitTypes').locator(':focus'));
    await pressUntil(page, 'ArrowLeft', coaxial, 'focused');
    await expect(coaxial).toHaveAttribute('aria-disabled', 'true');
    await keys.press('Enter');
    await expect(answer.getByRole('listitem').first()).not.toBeEmpty();
    await expect(wizard.status).toContainText(words.t('configurator:ask.excluded', { value }));
    await expect(coaxial).toBeFocused();
  });

  await test.step('Esc leaves everything and the focus as they were', async () => {
    await keys.press('Escape');
    await expect(answer).toBeHidden();
    await expect(coaxial).toBeFocused();
    await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
  });

  await test.step('a way out says what it changes, and keeps the focus', async () => {
    await keys.press('Enter');
    const way = answer
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first();
    await expect(way).toContainText(words.option('gearboxModel', 'R'));
    await tabTo(page, way.getByRole('button'));
    await keys.press('Enter');
    await expect(coaxial).toBeChecked();
    await expect(coaxial).toBeFocused();
    await expect(wizard.option('gearboxModel', 'R')).toBeChecked();
  });
});

test('a clearing change is announced to a screen reader, and the focus stays', async ({ page, wizard, words }) => {
  await wizard.open();
  await wizard.chooseModel('K', 'motor');
  await wizard.next(1);
  await wizard.search();
  await wizard.pick(ROW.name);
  await wizard.goTo(0);
  const worm = wizard.option('gearboxModel', 'S');
  await worm.focus();
  await page.keyboard.press('Enter');

  const announced = wizard.status;
  await expect(announced).toContainText(words.t('configurator:ask.loss'));
  await tabTo(
    page,
    wizard.panel('ask.loss').getByRole('button', { name: words.t('configurator:ask.apply'), exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(worm).toBeChecked();
  await expect(worm).toBeFocused();
  const [cleared] = words.t('configurator:status.cleared', { list: '|' }).split('|');
  await expect(announced).toContainText(cleared ?? '');
  for (const lost of [words.t('configurator:field.basicType'), words.field('motorPower')]) {
    await expect(announced).toContainText(lost);
  }
});

test('the voltage can be chosen first: it narrows the earlier steps and stays', async ({ wizard, words }) => {
  await wizard.open();
  await wizard.goTo(3);
  await wizard.choose('motorVoltage', '1AC 220V');

  await test.step('step 1 offers what it can be had with', async () => {
    await wizard.goTo(0);
    await expect(wizard.option('inputType', 'AD')).toHaveAttribute('aria-disabled', 'true');
    await expect(wizard.option('inputType', 'motor')).toBeChecked();
    await wizard.choose('gearboxModel', 'K');
  });

  await test.step('step 2 counts only such basic types', async () => {
    await wizard.next(1);
    await wizard.openList('motorPower');
    await expect(wizard.listed('motorPower', '3')).toHaveAttribute('aria-disabled', 'true');
    await expect(wizard.listed('motorPower', '1.5')).not.toHaveAttribute('aria-disabled', 'true');
    await wizard.page.keyboard.press('Escape');
    await wizard.expectFigures('motorPower', (power) => power <= 2.2);
  });

  await test.step('an excluded power names the voltage, and the way out changes it', async () => {
    await wizard.pickFrom('motorPower', '3');
    const value = `${words.option('motorPower', '3')}\u00a0kW`;
    const answer = wizard.panel('ask.excluded', { value });
    await expect(answer).toContainText(words.option('motorVoltage', '1AC 220V'));
    await answer.getByRole('button', { name: words.t('configurator:ask.leave') }).click();
    await expect(wizard.select('motorPower')).toBeFocused();
  });

  await test.step('the first row costs nothing', async () => {
    await wizard.search();
    await wizard.pick(ROW.name);
    await wizard.goTo(3);
    await expect(wizard.option('motorVoltage', '1AC 220V')).toBeChecked();
  });
});

test('each option of the search tells how many basic types it leaves', async ({ page, wizard, words }) => {
  await wizard.open();
  await wizard.chooseModel('K', 'motor');
  await wizard.next(1);
  await wizard.enter('outputSpeed', '50');
  await wizard.enter('serviceFactor', '1.4');
  await wizard.openList('motorPower');
  const option = wizard.listed('motorPower', '1.5');
  await option.click();
  await wizard.openList('motorPower');
  await expect(async () => {
    const left = Number(await option.locator('span[aria-hidden=true]').innerText({ timeout: 1000 }));
    expect(left).toBeGreaterThan(0);
    const texts = { count: left, total: String(left) };
    await expect(option).toContainText(words.t('configurator:search.left', texts), { timeout: 1000 });
    expect(await wizard.foundInAll()).toBe(left);
  }, 'the count beside the option is the number of rows it leaves').toPass({ timeout: 10_000 });
  await page.keyboard.press('Escape');

  await test.step('one that leaves none says with what, and what the figures need; no button gives them up', async () => {
    await wizard.openList('reduceUnitSize');
    const none = wizard.list('reduceUnitSize').locator('[aria-disabled=true]').first();
    await none.click({ force: true });
    const answer = page
      .getByRole('main')
      .getByRole('group')
      .filter({ hasText: words.t('configurator:ask.leave') });
    await expect(answer.getByRole('status')).toContainText('50');
    await expect(answer.getByRole('button', { name: words.t('configurator:ask.apply'), exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await answer.getByRole('button', { name: words.t('configurator:ask.leave') }).click();
    await expect(answer).toBeHidden();
    await expect(wizard.select('reduceUnitSize')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('an excluded option says why by touch, and a way out is one tap', async ({ page, wizard, words }) => {
    await wizard.open();
    await wizard.option('gearboxModel', 'K').tap();
    const coaxial = wizard.option('transmitTypes', 'coaxial');
    await coaxial.tap({ force: true });
    const answer = wizard.panel('ask.excluded', { value: words.option('transmitTypes', 'coaxial') });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await answer
      .getByRole('button', { name: words.t('configurator:ask.apply'), exact: true })
      .first()
      .tap();
    await expect(coaxial).toBeChecked();
  });

  test('the values of the search open as a sheet within the screen', async ({ page, wizard }) => {
    await wizard.open();
    await wizard.option('gearboxModel', 'K').tap();
    await wizard.option('inputType', 'motor').tap();
    await wizard.next(1);
    await wizard.button('search.conditions').tap();
    await wizard.select('durationFactor').tap();
    await expect(wizard.list('durationFactor')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await wizard.listed('durationFactor', 'S3-40%').tap();
    await expect(wizard.select('durationFactor')).toContainText('40');
  });
});
