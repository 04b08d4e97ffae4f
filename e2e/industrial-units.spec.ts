import { expectAccessible } from './axe.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { expectNoSidewaysScroll, PHONE } from './look.ts';
import { textOfPdf } from './pdf.ts';
import { Wizard } from './wizard.ts';
import { wordsOf } from './words.ts';

const UNITS = '/product-config/config-select/JRH';
const SAVED = 'JRHB3DM13-1400+AD-i47-A';
const CODE = 'JRHB3DM13-1400/AD-i47-A/CW/R-FAN';

test('an industrial unit is found by machine, speed and power, cooled, saved, printed and opened again', async ({
  page,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const resultOf = async (path: string) => (await (await fetch(`${portal}/api/v1${path}`)).json()).result;
  const { hash } = await resultOf('/releases/JRH/current');
  const own = wordsOf(language, await resultOf(`/releases/JRH/${hash}`));
  const wizard = new Wizard(page, own);
  const fan = wizard.option('cooling', 'FAN').first();

  await test.step('other systems ask by the same columns', async () => {
    const asked = 'gearArrangement=H&stages=2&reduceUnitSize=05&ratio=6.37&inputSpeed=450';
    const { rows } = await resultOf(`/lines/JRH/rows?${asked}`);
    expect(rows).toMatchObject([{ id: 'JRH-H2-05-6.37', ratedTorque: 9000, origin: 'interpolated' }]);
  });

  await test.step('the machine brings its factor, and a speed nothing is rated for says so', async () => {
    await openAs('lv1-demo', '/product-config/config-select');
    await page.locator(`a[href="${UNITS}"]`).first().click();
    await wizard.expectStep(0);
    await wizard.choose('gearArrangement', 'B');
    await wizard.next(1);
    await wizard.enter('outputSpeed', '30');
    await wizard.enter('drivenPower', '160');
    await wizard.pickFrom('drivenMachine', 'bucket-elevator');
    await expect(wizard.number('serviceFactor')).toHaveValue('1.7');
    // Usual speeds are offered while one types: the field is a combobox.
    const inputSpeed = page.getByLabel(own.field('inputSpeed'), { exact: true });
    await expect(inputSpeed).toHaveAccessibleDescription(/1400.*1485/);
    const note = wizard.results.getByRole('note').filter({ hasText: '1485' });
    await expect(note).toBeVisible();
    await inputSpeed.fill('1480');
    await inputSpeed.blur();
    await expect(wizard.results.getByText(/300.*1400/).first()).toBeVisible();
    await inputSpeed.fill('1400');
    await inputSpeed.blur();
    await expect(note).toBeHidden();
    const unit = wizard.fitting.getByRole('radio', { name: /^B3 · 13 · i\s47\.00/ });
    await expect(unit).toBeVisible();
    // Every default column stands in sight, the mass too.
    await expect(wizard.fitting.locator('xpath=..')).toHaveAttribute('data-fits', /.*/);
    await unit.click();
    await wizard.expectStep(5);
  });

  await test.step('the load asks for cooling, and what hangs on a hollow shaft for a torque arm', async () => {
    await wizard.goTo(3);
    // Its name begins that of another in English.
    await fan.click();
    await expect(fan).toBeChecked();
    await wizard.goTo(2);
    await wizard.choose('outputShaftType', 'D');
    await wizard.choose('installationPosition', 'M');
    await expect(wizard.option('torqueArm', 'T')).toBeVisible();
    await wizard.choose('rotation', 'CW');
    await wizard.choose('backstop', 'R');
    await wizard.review();
    await expect(wizard.typeCode).toHaveText(CODE);
    await expectAccessible(page);
  });

  await test.step('at 360 px nothing is wider than the screen', async () => {
    const desk = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize(desk);
  });

  await test.step('saved and printed it says what is assumed', async () => {
    await wizard.button('bar.complete').click();
    await cart.expectOpen();
    await expect(cart.line(SAVED).first()).toBeVisible();
    await cart.action('button', 'action.documentNamed', SAVED).click();
    const started = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: words.t(`cart:document.${language}`), exact: true }).click();
    const text = textOfPdf(await (await started).path());
    await expect(message(page, words, words.t('cart:download.done')).first()).toBeVisible();
    if (text !== undefined) {
      const assumed = language === 'en' ? 'f1 is assumed' : 'f1 为假定值';
      for (const said of [CODE, assumed, own.option('drivenMachine', 'bucket-elevator')]) {
        expect(text.replaceAll(/\s/g, '')).toContain(said.replaceAll(/\s/g, ''));
      }
    }
  });

  await test.step('opened again it is as it was', async () => {
    await cart.action('link', 'action.editNamed', SAVED).click();
    await expect(page).toHaveURL(new RegExp(`${UNITS}/[0-9a-f-]{36}$`));
    await wizard.goTo(3);
    await expect(fan).toBeChecked();
    await page.goto(CART);
    await cart.remove(SAVED);
  });
});
