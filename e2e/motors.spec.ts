import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { textOfPdf } from './pdf.ts';
import { Wizard } from './wizard.ts';
import { wordsOf } from './words.ts';

const MOTORS = '/product-config/config-select/JD';
const ROW = 'JD-DN132S4-50';
const SAVED = 'JD-DN132S4-B35';
const CODE = 'JD-DN132S4-B35/T/X-BE11HR/TF';

test('a motor is found by power and poles, mounted, fitted with a brake, saved and printed', async ({
  page,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const resultOf = async (path: string) => (await (await fetch(`${portal}/api/v1${path}`)).json()).result;
  const { hash } = await resultOf('/releases/JD/current');
  const own = wordsOf(language, await resultOf(`/releases/JD/${hash}`));
  const wizard = new Wizard(page, own);
  const row = (await resultOf('/lines/JD/rows?motorPower=5.5&motorPoles=4&efficiencyClass=DN&motorFrequency=50Hz'))
    .rows;
  expect(row).toMatchObject([{ id: ROW, motorSize: '132S' }]);

  await openAs('lv1-demo', '/product-config/config-select');
  await page.locator(`a[href="${MOTORS}"]`).first().click();
  await wizard.expectStep(0);
  await wizard.next(1);
  await wizard.pickFrom('motorPower', '5.5');
  await wizard.pickFrom('motorPoles', '4');
  await expect(wizard.fitting.getByRole('radio')).toHaveCount(1);
  await wizard.fitting.getByRole('radio', { name: /^DN132S4 · 5\.5\skW/ }).click();
  await wizard.expectStep(5);
  await wizard.goTo(2);
  await wizard.choose('mountingArrangement', 'B35');
  await wizard.goTo(3);
  await wizard.choose('brakes', 'BE11');
  await wizard.choose('releaseDevice', 'HR');
  await wizard.goTo(5);
  await expect(wizard.typeCode).toHaveText(CODE);
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await expect(cart.line(SAVED).first()).toBeVisible();

  await cart.action('button', 'action.documentNamed', SAVED).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words.t(`cart:document.${language}`), exact: true }).click();
  const text = textOfPdf(await (await started).path());
  await expect(message(page, words, words.t('cart:download.done')).first()).toBeVisible();
  if (text !== undefined) {
    for (const said of [CODE, 'IEC 60034-7', own.option('mountingArrangement', 'B35')]) {
      expect(text.replaceAll(/\s/g, '')).toContain(said.replaceAll(/\s/g, ''));
    }
  }
  await page.goto(CART);
  await cart.remove(SAVED);
});
