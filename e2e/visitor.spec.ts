import { textIn } from '#kernel/locale.ts';
import { LINES } from '#lines/index.ts';
import { expect, test } from './fixtures.ts';
import { ROW } from './wizard.ts';

test('a visitor lands on the six product lines, of which one is still to come', async ({ page, words }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/product-config\/config-select$/);
  await expect(page.getByRole('heading', { level: 1, name: words.t('web:series.title') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(LINES.length);
  for (const { code, name, stage } of LINES) {
    const card = page.getByRole('article', { name: textIn(name, words.locale), exact: true });
    await expect(card.getByText(new RegExp(`^${code}`))).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(stage === 'soon' ? 0 : 1);
    await expect(card.getByText(words.t('web:series.soon'))).toHaveCount(stage === 'soon' ? 1 : 0);
  }
  await page
    .getByRole('link', { name: words.t('web:series.configure') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words.t('configurator:wizard.title') })).toBeVisible();
});

test('a visitor configures a complete gear motor in six steps', async ({ page, wizard, words }) => {
  await test.step('step 1, the model: the shaft arrangement follows from the gear type', async () => {
    await wizard.open();
    await wizard.chooseModel('K', 'motor');
    await expect(wizard.option('transmitTypes', 'right-angle')).toBeChecked();
    await wizard.next(1);
  });

  await test.step('step 2, by output speed, motor power and service factor', async () => {
    await wizard.search();
    await expect(wizard.fitting.getByRole('radio', { name: ROW.name })).toBeVisible();
    await wizard.expectFigures('outputSpeed', (speed) => speed > 45 && speed < 55);
    await wizard.expectFigures('motorPower', (power) => power === 1.5);
    await wizard.expectFigures('serviceFactor', (factor) => factor >= 1.4);
  });

  await test.step('step 2, by ratio and output torque', async () => {
    await wizard.askBy('speedOrRatio', 'ratio');
    await expect(wizard.number('ratio')).toHaveValue('29.1');
    await wizard.enter('ratio', '29.3');
    await wizard.askBy('powerOrTorque', 'outputTorque');
    await wizard.enter('outputTorque', '270');
    await wizard.expectFigures('ratio', (ratio) => ratio > 27 && ratio < 32);
    await wizard.expectFigures('outputTorque', (torque) => torque >= 260);
    await wizard.mark(ROW.name);
    await expect(wizard.fitting.getByRole('radio', { checked: true })).toHaveCount(1);
    await wizard.next(2);
  });

  await test.step('step 3, installation: hollow shaft with flange', async () => {
    await wizard.choose('builtInType', 'KAF');
    await wizard.choose('installationPosition', 'M4');
    await expect(wizard.field('hollowShaftSize')).toBeVisible();
    await expect(wizard.field('flangeSize')).toBeVisible();
    await expect(wizard.field('outputShaftSize')).toBeHidden();
    await wizard.choose('boxLocation', '90');
    await wizard.next(3);
  });

  await test.step('step 4, motor: brake and encoder bring their usual details', async () => {
    const preset = words.t('configurator:field.preset');
    await wizard.choose('brakes', 'BE2');
    for (const [field, code] of BRAKE_DETAILS) {
      await expect(wizard.option(field, code)).toBeChecked();
      await expect(wizard.field(field).getByText(preset, { exact: true })).toBeVisible();
    }
    await wizard.choose('encoder', 'incremental');
    for (const [field, code] of ENCODER_DETAILS) await expect(wizard.option(field, code)).toBeChecked();
    await wizard.choose('resolutionRatio', '2048');
    await wizard.choose('otherMotorOptions', 'C');
    await wizard.next(4);
  });

  await test.step('step 5, gear unit', async () => {
    await wizard.choose('color', 'RAL5015');
    await wizard.choose('surfaceProtection', 'C3');
    await wizard.choose('lubricatingOil', 'synthetic');
    await wizard.choose('nameplate', 'en');
    await wizard.next(5);
  });
  await test.step('step 6, the complete product with its type code and values', async () => {
    await expect(wizard.summary).toHaveCount(0);
    await expect(wizard.typeCode).toHaveText(/^JRTKAF47-DN90L4-BE2\/.+-i29\.32-M4\/90X-H35\/F200$/);
    await expect(wizard.valueOf(words.column('outputSpeed'))).toHaveText(/^49\.8\s*r\/min$/);
    await expect(wizard.valueOf(words.column('outputTorque'))).toHaveText(/^270\s*Nm$/);
    await expect(wizard.valueOf(words.column('serviceFactor'))).toHaveText('1.48');
    await page.locator('summary').last().click();
    for (const [field, code] of CHOSEN) {
      await expect(wizard.valueOf(words.field(field))).toContainText(words.option(field, code));
    }
  });
});

/** What a brake and an incremental encoder come with (spec 001 §4). */
const BRAKE_DETAILS = [
  ['releaseDevice', 'none'],
  ['brakingVoltage', 'AC 220V'],
] as const;
const ENCODER_DETAILS = [
  ['resolutionRatio', '1024'],
  ['electricalInterface', '3'],
  ['wiringMethod', 'E'],
] as const;

/** What the overview must say of the choices, and of what followed from them. */
const CHOSEN = [
  ['transmitTypes', 'right-angle'],
  ['inputType', 'motor'],
  ['installationPosition', 'M4'],
  ['builtInType', 'KAF'],
  ['boxLocation', '90'],
  ['brakes', 'BE2'],
  ['brakingVoltage', 'AC 220V'],
  ['protectionClass', 'IP54'],
  ['encoder', 'incremental'],
  ['resolutionRatio', '2048'],
  ['color', 'RAL5015'],
  ['surfaceProtection', 'C3'],
  ['lubricatingOil', 'synthetic'],
  ['nameplate', 'en'],
] as const;
