import { textIn } from '#kernel/locale.ts';
import { APPLICATIONS, applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { caseOf } from '#modules/sizing/domain/case/read-case.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import { reportFileName } from '#modules/sizing/domain/report/report-words.ts';
import { sizingName } from '#modules/sizing/domain/sized-drive-words.ts';
import { evaluateSizing, nameIn, stepsOf } from '#modules/sizing/domain/sizing.ts';
import { examplesOf } from '#modules/sizing/domain/testing/examples.ts';
import { worstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import { paramsOf } from '#modules/sizing/web/case/case-address.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { DESK, expectNoSidewaysScroll, PHONE } from './look.ts';
import { textOfPdf } from './pdf.ts';
import { keepPicture } from './pictures.ts';

const SIZING = '/product-config/sizing';
/** An input of each machine that has two values: the full load and a second one, good and bad friction, thin and thick. */
const PAIRED: Readonly<Record<string, readonly [input: string, second: string]>> = {
  belt_conveyor: ['m_L', '40'],
  roller_conveyor: ['f', '1.2'],
  chain_conveyor: ['m_L', '2000'],
  travelling_drive: ['m_L', '0'],
  hoist: ['m_L', '6000'],
  slewing_turntable: ['M_k', '30000'],
  mixer: ['rho', '1800'],
  screw_conveyor: ['rho', '1600'],
  rotary_table: ['m_T', '300'],
  bucket_elevator: ['k_e', '1.4'],
};

/** What somebody has measured at the machine, as it is typed and as it stands on paper. */
const MEASURED = [
  { id: 'n_2', value: '25', unit: 'r/min', printed: 'n_2 = 25.0 r/min' },
  { id: 'M_2', value: '500', unit: 'Nm', printed: 'M_2 = 500 Nm' },
];

test('a visitor comes from the product lines to a machine, and sizes it', async ({ page, words, language }) => {
  const { t } = words;
  await page.goto('/');
  await page.getByRole('link', { name: t('web:series.sizing') }).click();
  await expect(page).toHaveURL(new RegExp(`${SIZING}$`));
  await expect(page.getByRole('article')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('link', { name: language === 'en' ? 'Travelling drive' : /行走/ }).click();
  await expect(page.getByRole('img')).toBeVisible();
  const fill = (symbol: string, value: string) =>
    page.getByRole('textbox', { name: new RegExp(` ${symbol}( in | ?，单位 |$)`) }).fill(value);
  await fill('m_0', '1500');
  await fill('m_L', '1500');
  await fill('v', '0.5');
  await expect(page.getByText('30.2 Nm').first()).toBeVisible();
  await expect(page).toHaveURL(/v=0\.5/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('30.2 Nm').first()).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
});

for (const application of APPLICATIONS) {
  test(`${application.id}: with its picture, two values that are known, a worst case, and all of it on paper`, async ({
    page,
    words: { t },
    language,
  }) => {
    const { inputs = {} } = examplesOf(application.id)[0] ?? {};
    const machine = textIn(application.name, language);
    const steps = stepsOf(application, {});
    await page.goto(`${SIZING}?${paramsOf(application, { inputs, given: {}, pairs: {}, unit: 'si' })}`);
    await expect(page.getByRole('img', { name: t('sizing:sketch', { machine }) })).toBeVisible();
    const [input = '', second = ''] = PAIRED[application.id] ?? [];
    const paired = { application: application.id, inputs, pairs: { [input]: Number(second) } };
    const sizing = evaluateSizing(paired);
    const worst = sizing && worstCase(application, paired, sizing)?.figures[0];
    const pairedName = textIn(nameIn(application, input) ?? { zh: '', en: '' }, language);
    await page.getByRole('button', { name: t('sizing:second.addNamed', { name: pairedName }), exact: true }).click();
    await page.locator(`[data-input="${input}"]`).getByRole('textbox').nth(1).fill(second);
    const cases = page.getByRole('region', { name: t('sizing:worst.title', { count: 2 }), exact: true });
    await expect(cases).toContainText(`${worst?.shown?.text} ${worst?.shown?.unit}`);
    await expect(cases).toContainText(t('sizing:worst.with', { at: worst?.at ?? '–' }));
    await expect(page).toHaveURL(new RegExp(`pair\\.${input}=${second}`));
    for (const { id, value, unit } of MEASURED) {
      const name = textIn(steps.find((step) => step.id === id)?.name ?? { zh: id, en: id }, language);
      await page.getByRole('button', { name: t('sizing:steps.knowNamed', { name }), exact: true }).click();
      await page.getByRole('textbox', { name: t('sizing:steps.valueIn', { name, unit }), exact: true }).fill(value);
    }
    await expect(page).toHaveURL(/given\.M_2=500/);
    for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE })) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      await keepPicture(page, `sizing/${application.id}.${language}.${name}`, { fullPage: true });
    }
    await page.getByRole('button', { name: t('sizing:report.label'), exact: true }).click();
    const started = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: t(`cart:document.${language}`), exact: true }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe(reportFileName(application.name, language));
    const text = textOfPdf(await file.path());
    if (text === undefined) return;
    for (const { printed } of MEASURED) expect(text).toContain(printed);
    expect(text).toContain(worst?.at);
    expect(text).toContain(`${worst?.symbol} = ${worst?.shown?.text} ${worst?.shown?.unit}`);
  });
}

test('twelve conveyors are sized by a table: each with its drive, a bad cell told, all of it as a file', async ({
  page,
  words: { t },
  language,
}) => {
  const head = `${t('sizing:axes.nameColumn')}\tm_L [t]\tm_R\tD\tv`;
  const rows = Array.from({ length: 11 }, (_, at) => `C${at + 1}\t${1 + at / 10}\t20\t89\t0.5`);
  const table = [head, ...rows, 'C12\t1.5\t20\t89\tfast'].join('\n');
  await page.goto(SIZING);
  await page.getByRole('link', { name: t('sizing:axes.title'), exact: true }).click();
  await page.getByRole('combobox', { name: t('sizing:axes.machine') }).selectOption('roller_conveyor');
  await expect(page).toHaveURL(/axes=roller_conveyor/);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: t('sizing:axes.table') }).fill(table);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('sizing:axes.done', { count: 12 }))).toBeVisible();
  const first = page.getByRole('row').filter({ hasText: 'C1' }).first();
  await expect(first.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: 'C12' })).toContainText('“fast”');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('sizing:axes.download') }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t('sizing:axes.formats.csv') }).click();
  expect((await started).suggestedFilename()).toMatch(/\.csv$/);
  for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, `sizing/axes.${language}.${name}`, { fullPage: true });
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: t('sizing:axes.open', { name: 'C12' }) }).click();
  await expect(page).toHaveURL(/application=roller_conveyor&m_L=1\.5/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: t('sizing:axes.table') })).toHaveValue(table);
  await expect(page.getByText(t('sizing:axes.done', { count: 12 }))).toBeVisible();
});

test('a drive goes on in its wizard, where what the sizing said is marked and leads back', async ({ page, words }) => {
  const { t } = words;
  const { inputs = {} } = examplesOf('hoist')[0] ?? {};
  const asked = { ...inputs, load_class: 'U', duty: 'S3-40%' };
  await page.goto(`${SIZING}?${paramsOf({ id: 'hoist' }, { inputs: asked, given: {}, pairs: {}, unit: 'si' })}`);
  const series = page.getByRole('region', { name: t('sizing:drives.series', { name: 'K' }) });
  const drive = series.getByRole('link', { name: /^K\d+ D.*BE\d+ S3-40%$/ }).first();
  const said = (await drive.textContent()) ?? '';
  await drive.click();
  await expect(page).toHaveURL(/config-select\/JRT$/);
  const marks = page.getByRole('link', { name: t('configurator:sized.mark') });
  await expect(marks.first()).toBeVisible();
  const factor = page.getByRole('textbox', { name: words.field('serviceFactor') });
  await expect(factor).toHaveValue(/fB ([\d.]+)/.exec(said)?.[1] ?? 'none');
  await expect(factor).toHaveAccessibleDescription(new RegExp(t('configurator:sized.mark')));
  const ratio = page.getByRole('textbox', { name: words.field('ratio') });
  await expect(ratio).toHaveAccessibleDescription(new RegExp(t('configurator:sized.mark')));
  await expectAccessible(page);
  for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, `sizing/handed-over.${words.locale}.${name}`, { fullPage: true });
  }
  await page.setViewportSize(DESK);
  await factor.fill('2');
  await factor.blur();
  await expect(factor).not.toHaveAccessibleDescription(new RegExp(t('configurator:sized.mark')));
  await page.reload();
  await expect(ratio).toHaveAccessibleDescription(new RegExp(t('configurator:sized.mark')));
  await page.getByRole('link', { name: t('configurator:sized.back') }).click();
  await expect(page).toHaveURL(/application=hoist.*duty=S3-40%25/);
});

test('a sizing stays with the drive that is saved, leads back from the list, and goes when it is removed', async ({
  page,
  words,
  wizard,
  cart,
  language,
  openAs,
}) => {
  const { t } = words;
  const { inputs = {} } = examplesOf('hoist')[0] ?? {};
  const asked = paramsOf({ id: 'hoist' }, { inputs: { ...inputs, load_class: 'U' }, given: {}, pairs: {}, unit: 'si' });
  // As the page writes it: each figure with its unit.
  const whole = paramsOf({ id: 'hoist' }, caseOf(applicationOf('hoist') as Application, asked));
  const sizing = page.getByRole('link', { name: textIn(sizingName('hoist'), language), exact: true });
  await openAs('lv1-demo', `${SIZING}?${asked}`);
  const series = page.getByRole('region', { name: t('sizing:drives.series', { name: 'K' }) });
  await series
    .getByRole('link', { name: /^K\d+ D/ })
    .first()
    .click();

  await test.step('the drive is saved with its case', async () => {
    await expect(page.getByRole('link', { name: t('configurator:sized.back') })).toBeVisible();
    // Rows that differ by their motor's flange alone are one drive to the sizing: one of them is chosen here.
    await page
      .getByRole('row', { name: /^K\d+ · i / })
      .getByRole('radio')
      .first()
      .click();
    await wizard.expectStep(2);
    await wizard.choose('builtInType', 'KAF');
    await wizard.choose('installationPosition', 'M1');
    await wizard.review();
    await wizard.button('bar.complete').click();
    await cart.expectOpen();
  });

  await test.step('the list names it, and reopens it as it was', async () => {
    await expect(sizing).toHaveCount(1);
    await expectAccessible(page);
    for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE })) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      await keepPicture(page, `sizing/list.${language}.${name}`);
    }
    await page.setViewportSize(DESK);
    await sizing.click();
    await expect(page.getByRole('heading', { level: 2, name: textIn(MACHINE_NAMES.hoist, language) })).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === `?${whole}`);
    await page.goBack();
    await cart.expectOpen();
  });

  await test.step('removed in the wizard, the list does not know it any more', async () => {
    const line = page.getByRole('row').filter({ has: sizing });
    const name = (await line.getByRole('link').first().textContent()) ?? '';
    await line.getByRole('link', { name: t('cart:action.editNamed', { name }), exact: true }).click();
    await wizard.expectStep(5);
    await wizard.button('sized.takeOff').click();
    await wizard.button('bar.save').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('configurator:save.confirm') })
      .click();
    await cart.expectOpen();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(sizing).toHaveCount(0);
    await cart.remove(name);
  });
});
