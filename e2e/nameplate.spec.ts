import { expect, test } from './fixtures.ts';

const PLATE = 'JRT KAF77 - DN9OL4 - TF\ni = 29,27  M2\nNo. 22-48190';

test('the text of a nameplate opens its product, and what was not read is named', async ({ page, words: { t } }) => {
  await test.step('in quick selection', async () => {
    await page.goto('/product-config/config-select');
    const field = page.getByRole('textbox', { name: t('web:series.quick.label') });
    await field.click();
    await page.keyboard.insertText(PLATE);
    await expect(page.getByText(/JRTKAF77-DN90L4-TF-i29\.27-M2/)).toBeVisible();
    await expect(page.getByText(/22-48190/)).toBeVisible();
    await field.press('Enter');
    // The address says the search until it is read, then the drive that it became.
    await expect(page).toHaveURL(/config-select\/JRT/);
    await expect(
      page
        .getByText(/JRTKAF77-DN90L4-TF-i29\.27-M2\//)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(
      page
        .getByText(/22-48190/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  await test.step('in the palette', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: t('palette:title') });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText(PLATE);
    const found = palette.getByRole('option', { name: /JRTKAF77-DN90L4-TF-i29\.27-M2/ });
    await expect(found).toContainText('22-48190');
  });
});
