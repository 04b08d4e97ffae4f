import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll, PHONE } from './look.ts';
import { Wizard } from './wizard.ts';
import { wordsOf } from './words.ts';

const UNITS = '/product-config/config-select/JRP';
const SAVED = 'JRPL23-3F-AD-i158.18';
const CODE = /^JRPL23-3F-AD-i158\.18\/10-S/;

test('a planetary unit is found by torque and ratio, asked about with all that stands, and saved', async ({
  page,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const { t } = words;
  const resultOf = async (path: string) => (await (await fetch(`${portal}/api/v1${path}`)).json()).result;
  const { hash } = await resultOf('/releases/JRP/current');
  const unitWords = wordsOf(language, await resultOf(`/releases/JRP/${hash}`));
  const wizard = new Wizard(page, unitWords);

  await openAs('lv1-demo', '/product-config/config-select');
  await page.locator(`a[href="${UNITS}"]`).first().click();
  await wizard.expectStep(0);
  await wizard.choose('design', 'L');
  await wizard.choose('stages', '3');
  await wizard.choose('inputType', 'AD');
  await wizard.next(1);
  await wizard.enter('ratio', '145');
  await page.getByRole('radio', { name: words.field('outputSpeed'), exact: true }).click();
  await expect(wizard.number('outputSpeed')).toHaveValue('10');
  await page.getByRole('radio', { name: words.field('ratio'), exact: true }).click();
  await wizard.enter('ratio', '158');

  await test.step('on a phone the life asked for stands beside the figures, not behind more conditions', async () => {
    const desk = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize(PHONE);
    await expect(page.getByText(unitWords.field('lifetime')).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desk);
  });
  await wizard.enter('outputTorque', '8000');
  await wizard.fitting
    .getByRole('radio', { name: /L · 23 · i\s158\.18 · / })
    .first()
    .click();
  await wizard.goTo(5);
  await expect(wizard.typeCode).toHaveText(CODE);

  await test.step('at 360 px its main way on is on the screen (issue 13)', async () => {
    const desk = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: t('configurator:engineer.ask'), exact: true })).toBeInViewport({
      ratio: 1,
    });
    await page.setViewportSize(desk);
  });

  await test.step('the enquiry is the main way on, and carries the configuration', async () => {
    await page.getByRole('button', { name: t('configurator:engineer.ask'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('configurator:engineer.ask') });
    await expect(dialog.getByText(t('configurator:engineer.whole'))).toBeVisible();
    await expect(dialog.getByText('lv1-demo@example.com')).toBeVisible();
    await dialog.getByRole('textbox', { name: t('enquiries:form.message') }).fill('Mixer, 8 h a day');
    await dialog.getByRole('button', { name: t('enquiries:form.send') }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'lv1-demo@example.com' })).toBeVisible();
    await dialog.getByRole('button', { name: t('configurator:engineer.back') }).click();
  });

  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await expect(cart.line(SAVED).first()).toBeVisible();
  await page.goto(CART);
  await cart.remove(SAVED);
});
