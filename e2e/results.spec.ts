import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { ROW } from './wizard.ts';

const POINT = /^K47 · 49\.8\sr\/min · /;

test('the results are read in other columns and units, and on a chart', async ({ page, wizard, words }) => {
  const t = (key: string, given: Record<string, string> = {}) => words.t(`configurator:${key}`, given);
  const system = (name: string) => t('search.units.by', { system: t(`search.units.${name}`) });
  const heads = () => wizard.fitting.getByRole('columnheader').allInnerTexts();
  await wizard.open();
  await wizard.chooseModel();
  await wizard.next(1);
  await wizard.search();

  await test.step('a column is put in by keyboard, and the menu stays open', async () => {
    await wizard.button('search.columns.menu').press('Enter');
    const item = page.getByRole('menuitemcheckbox', { name: 'Ma max' });
    await item.press('Space');
    await expect(item).toBeChecked();
    await page.keyboard.press('Escape');
    expect((await heads()).some((head) => head.includes('Ma max'))).toBe(true);
  });

  await test.step('figures turn to imperial units, and SI stands behind them', async () => {
    await page.getByRole('button', { name: system('si'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'lb·in' }).click();
    expect((await heads()).some((head) => head.includes('lb·in'))).toBe(true);
    await expect(wizard.fitting.getByTitle('51\u00a0kg').first()).toHaveText('111');
  });

  await test.step('both outlive a reload', async () => {
    await page.reload();
    await expect(wizard.fitting.getByTitle('51\u00a0kg').first()).toHaveText('111');
    expect((await heads()).some((head) => head.includes('Ma max'))).toBe(true);
    await page.getByRole('button', { name: system('imperial'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'kW' }).click();
  });

  const chart = page.getByRole('figure').getByRole('group');
  const best = chart.getByRole('button', { name: POINT }).first();
  await test.step('the chart has a point for each, and nothing on it is hard to reach', async () => {
    await page.getByRole('radio', { name: t('search.view.chart'), exact: true }).check({ force: true });
    await expect(best).toBeVisible();
    await best.hover();
    await expect(page.getByRole('figure').getByText(POINT)).toBeVisible();
    // No button is half below the steps then, nor half below the bar.
    await wizard.results.evaluate((place) =>
      window.scrollBy({ top: place.getBoundingClientRect().top - 356, behavior: 'instant' }),
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(best).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('Space chooses a point, which the table shows', async () => {
    await best.press('Space');
    await expect(best).toHaveAttribute('aria-pressed', 'true');
    await expect(wizard.fitting.getByRole('radio', { name: ROW.name, checked: true })).toBeVisible();
  });
});
