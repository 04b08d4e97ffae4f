import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { Wizard } from './wizard.ts';
import { wordsOf } from './words.ts';

const WORMS = '/product-config/config-select/JRW';
const SAVED = 'JRW063-DN80M14+B14-i30-B6';
const CODE = 'JRW063-DN80M14/B14-TF-i30-B6/0X-H25/FA/F180';

test('a worm unit is found by speed and power, hung on the wall, given a flange, saved and opened again', async ({
  page,
  cart,
  language,
  portal,
  openAs,
}) => {
  const resultOf = async (path: string) => (await (await fetch(`${portal}/api/v1${path}`)).json()).result;
  const { hash } = await resultOf('/releases/JRW/current');
  const own = wordsOf(language, await resultOf(`/releases/JRW/${hash}`));
  const wizard = new Wizard(page, own);

  await openAs('lv1-demo', '/product-config/config-select');
  await page.locator(`a[href="${WORMS}"]`).first().click();
  await wizard.expectStep(0);
  await wizard.chooseModel('W', 'motor');
  await wizard.next(1);
  await wizard.enter('outputSpeed', '47');
  await wizard.pickFrom('motorPower', '0.55');
  await wizard.pickFrom('inputFlange', 'B14');
  await wizard.fitting.getByRole('radio', { name: /^063 · n2\s47\.8.* · i\s30 · .* · B14 · / }).click();
  await wizard.expectStep(2);
  await wizard.choose('installationPosition', 'B6');
  await wizard.choose('hollowShaftSize', '25');
  await wizard.choose('flangeType', 'FA');
  await wizard.review();
  await expect(wizard.typeCode).toHaveText(CODE);
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await expect(cart.line(SAVED).first()).toBeVisible();

  await cart.action('link', 'action.editNamed', SAVED).click();
  await expect(page).toHaveURL(new RegExp(`${WORMS}/[0-9a-f-]{36}$`));
  await wizard.goTo(2);
  await expect(wizard.option('installationPosition', 'B6')).toBeChecked();
  await expect(wizard.option('flangeType', 'FA')).toBeChecked();
  await page.goto(CART);
  await cart.remove(SAVED);
});
