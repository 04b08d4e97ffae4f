import { expectAccessible } from './axe.ts';
import { expect, message, test } from './fixtures.ts';

const SAMPLES = '/product-config/sample-select';
const ITEM = 'JRTS67-DN80M24-i106.75';
const SAVED = 'JRTSAF67-DN80M24-i106.75-M1';

test('a visitor picks a sample, sets it, saves it by the login that follows and changes it', async ({
  page,
  wizard,
  cart,
  words,
  signIn,
}) => {
  const { t } = words;
  const language = page.getByRole('button', { name: new RegExp(`^${t('web:language.label')}`) });
  const remark = page.getByRole('textbox', { name: words.field('remark') });
  const requirements = page.getByRole('textbox', { name: words.field('customizedRequirements') });

  await test.step('from the product lines to the catalogue, without login', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: t('web:series.samples') }).click();
    await page
      .getByRole('link', { name: t('samples:entry.open') })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${SAMPLES}/JRT$`));
    await expect(page.getByRole('heading', { name: t('samples:list.found', { count: 151 }) })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('there the language stays, and the menu says so', async () => {
    await language.click();
    await expect(page.getByRole('group', { name: t('web:language.fixed') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(t('samples:language.fixed', { language: await language.innerText() }))).toBeVisible();
    await expect(page.getByRole('link', { name: t('samples:language.choose') })).toHaveAttribute('href', SAMPLES);
  });

  await test.step('what is narrowed leaves what is possible, and says why something is not', async () => {
    await wizard.choose('gearboxModel', 'S');
    await wizard.choose('reduceUnitSize', '67');
    await wizard.choose('motorPower', '0.75');
    await wizard.field('reduceUnitSize').getByRole('button', { expanded: false }).click();
    await wizard.option('reduceUnitSize', '107').click({ force: true });
    await expect(page.getByRole('status').filter({ hasText: '107' })).toBeVisible();
    await page.getByRole('link', { name: ITEM, exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('samples:item.title', { id: 'JRT-S007' }) }),
    ).toBeVisible();
  });

  await test.step('assembly, bore and class are chosen, the rest stands', async () => {
    await expect(wizard.typeCode).toContainText('S35x70');
    await wizard.choose('builtInType', 'SAF');
    await wizard.choose('hollowShaftSize', '45');
    await expect(wizard.typeCode).toContainText('H45');
    await wizard.choose('efficiencyClass', 'DU');
    await expect(wizard.typeCode).toContainText('DU80M24');
    await wizard.choose('efficiencyClass', 'DN');
    await expect(wizard.field('builtInType').getByRole('radio')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('it survives a reload', async () => {
    await page.reload();
    await expect(wizard.typeCode).toContainText('H45');
  });

  await test.step('quantity, remark and requirements go with it into the list, after the login', async () => {
    await page.getByRole('textbox', { name: t('samples:item.quantity') }).fill('3');
    await remark.fill('Belt 2');
    await requirements.fill('No logo');
    await requirements.blur();
    await wizard.button('bar.complete').click();
    await signIn('lv1-demo');
    await expect(message(page, words, t('configurator:save.added'))).toBeVisible();
    await cart.expectOpen();
    await expect(cart.quantity(SAVED)).toHaveValue('3');
  });

  await test.step('it opens as a sample again, for whom it is, and is changed', async () => {
    await cart.action('link', 'action.editNamed', SAVED).click();
    await expect(page).toHaveURL(new RegExp(`${SAMPLES}/JRT/[0-9a-f-]{36}$`));
    await expect(remark).toHaveValue('Belt 2');
    await expect(requirements).toHaveValue('No logo');
    await expect(page.getByRole('link', { name: t('web:menu.sampleSelect'), exact: true })).toHaveCount(1);
    await requirements.fill('');
    await requirements.blur();
    await wizard.choose('installationPosition', 'M4');
    await wizard.button('bar.save').click();
    const question = page.getByRole('alertdialog', { name: t('configurator:save.title') });
    await question.getByRole('button', { name: t('configurator:save.confirm'), exact: true }).click();
    await expect(message(page, words, t('configurator:save.edited'))).toBeVisible();
    await cart.expectOpen();
    await expect(cart.line(SAVED.replace('M1', 'M4'))).toHaveCount(1);
  });
});

test('who wants more than a sample has goes on in the full configurator with everything', async ({
  page,
  wizard,
  words,
}) => {
  await page.goto(`${SAMPLES}/JRT?item=JRT-S005`);
  await wizard.choose('builtInType', 'KAF');
  await wizard.choose('boxLocation', '90');
  await page.getByRole('textbox', { name: words.field('remark') }).fill('Belt 3');
  await page.getByRole('textbox', { name: words.field('customizedRequirements') }).fill('No logo');
  const flange = wizard.field('flangeSize').getByRole('radio');
  if ((await flange.count()) > 0) await flange.first().click();
  const code = await wizard.typeCode.innerText();
  await page.getByRole('button', { name: words.t('samples:item.full') }).click();
  await expect(page).toHaveURL(/config-select\/JRT/);
  await wizard.expectStep(5);
  await expect(wizard.typeCode).toHaveText(code);
  await expect(page.getByRole('textbox', { name: words.field('remark') })).toHaveValue('Belt 3');
  await expect(page.getByRole('textbox', { name: words.field('customizedRequirements') })).toHaveValue('No logo');
});

test('the worm units have a catalogue of their own, from which one is picked and saved', async ({
  page,
  wizard,
  cart,
  words,
  signIn,
}) => {
  const { t } = words;
  await page.goto(SAMPLES);
  await page
    .getByRole('link', { name: t('samples:entry.open') })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`${SAMPLES}/JRW$`));
  await expect(page.getByRole('heading', { name: t('samples:list.found', { count: 96 }) })).toBeVisible();
  await page.goto(`${SAMPLES}/JRW?item=JRW-S043`);
  await expect(
    page.getByRole('heading', { level: 1, name: t('samples:item.title', { id: 'JRW-S043' }) }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('radio', { name: /^B5/ }).click();
  await wizard.field('hollowShaftSize').getByRole('radio', { name: /28/ }).click();
  await expect(wizard.typeCode).toContainText('28');
  await expectAccessible(page);
  await wizard.button('bar.complete').click();
  await signIn('lv1-demo');
  await expect(message(page, words, t('configurator:save.added'))).toBeVisible();
  await cart.expectOpen();
  await page.locator(`a[href*="${SAMPLES}/JRW/"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${SAMPLES}/JRW/[0-9a-f-]{36}$`));
  await expect(wizard.typeCode).toContainText('28');
});

test('a worm unit of the catalogue goes on in the full configurator as it stands', async ({ page, wizard, words }) => {
  await page.goto(`${SAMPLES}/JRW?item=JRW-S043`);
  await wizard.field('torqueArm').getByRole('radio').last().click();
  await expect(wizard.typeCode).toHaveText(/\/T$/);
  const code = await wizard.typeCode.innerText();
  await page.getByRole('button', { name: words.t('samples:item.full') }).click();
  await expect(page).toHaveURL(/config-select\/JRW/);
  await expect(wizard.typeCode).toHaveText(code);
});

test('the list is narrowed by speed, torque and power, ordered, and read on page by page', async ({
  page,
  wizard,
  words,
}) => {
  const { t } = words;
  const figure = (key: string, id: string) =>
    page.getByRole('textbox', { name: t(`samples:list.${key}`, { figure: words.column(id) }) });
  const found = (count: number) => page.getByRole('heading', { name: t('samples:list.found', { count }), exact: true });
  const rows = page.getByRole('main').getByRole('row');
  await page.goto(`${SAMPLES}/JRT`);

  await test.step('twenty at first, then twenty more, the smallest motors leading', async () => {
    await expect(rows).toHaveCount(21);
    await expect(rows.nth(1)).toContainText('0.25');
    await page.getByRole('button', { name: t('samples:list.more', { shown: 20, total: 151 }) }).click();
    await expect(rows).toHaveCount(41);
  });

  await test.step('by what the machine needs', async () => {
    await figure('min', 'outputSpeed').fill('25');
    await figure('max', 'outputSpeed').fill('30');
    await figure('least', 'outputTorque').fill('400');
    await wizard.choose('motorPower', '1.5');
    await expect(rows.nth(1)).toContainText('1.5');
    for (const row of await rows.all())
      if ((await row.getByRole('link').count()) > 0)
        expect(Number(await row.getByRole('cell').nth(0).innerText())).toBeGreaterThan(24.8);
  });

  await test.step('in the order of a figure', async () => {
    const head = page.getByRole('columnheader', { name: words.column('mass') });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('where nothing is found, the nearest that is', async () => {
    await figure('least', 'outputTorque').fill('90000');
    await expect(found(0)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: new RegExp(`${words.column('outputTorque')} ≥`) }).click();
    await expect(rows.nth(1)).toContainText('JRT-S');
    await expect(figure('least', 'outputTorque')).not.toHaveValue('90000');
  });

  await test.step('an option with no such figures says so and gives them up', async () => {
    await wizard.field('motorPower').getByRole('button', { expanded: false }).click();
    await wizard.option('motorPower', '0.25').click({ force: true });
    await page
      .getByRole('button', {
        name: t('samples:list.insteadOfFigures', { value: `${words.option('motorPower', '0.25')}\u00a0kW` }),
      })
      .click();
    await expect(figure('min', 'outputSpeed')).toHaveValue('');
    await expect(rows.nth(1)).toContainText('0.25');
  });
});

test('on a phone nothing scrolls sideways, and the filters stand in a sheet', async ({ page, words }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const sideways = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
  await page.goto(`${SAMPLES}/JRT`);
  await expect(page.getByRole('heading', { name: words.t('samples:list.found', { count: 151 }) })).toBeVisible();
  await expect(page.getByRole('button', { name: words.t('web:ui.filter.title') })).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
  const cards = page.getByRole('list', { name: words.t('samples:list.title', { line: 'JRT' }) }).getByRole('listitem');
  await expect(cards).toHaveCount(20);
  for (const height of await cards.evaluateAll((all) => all.map((card) => card.clientHeight)))
    expect(height).toBeLessThan(200);
  await page.goto(`${SAMPLES}/JRT?item=JRT-S007`);
  await expect(page.getByRole('heading', { name: words.t('samples:item.sheet') })).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test('an item that is withdrawn says so and leads on', async ({ page, words }) => {
  await page.goto(`${SAMPLES}/JRT?item=JRT-S040`);
  await expect(page.getByText(words.t('samples:withdrawn.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: words.t('samples:item.all') })).toBeVisible();
});

test('the number of an item in the address leads to the item', async ({ page, words }) => {
  await page.goto(`${SAMPLES}/JRT/JRT-S007`);
  await expect(page).toHaveURL(new RegExp(`${SAMPLES}/JRT\\?item=JRT-S007$`));
  await expect(
    page.getByRole('heading', { level: 1, name: words.t('samples:item.title', { id: 'JRT-S007' }) }),
  ).toBeVisible();
});
