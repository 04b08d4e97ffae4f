import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll, PHONE } from './look.ts';

/** Where a demand finds nothing, or only what lies near: nothing it is answered with is wider than a phone. */
for (const demand of ['500 kW 50 r/min', '0.12 kW 2 r/min', 'K 75 kW 50 r/min']) {
  test(`${demand} is answered within the width of a phone`, async ({ page, wizard }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/product-config/config-select/JRT?${new URLSearchParams({ q: demand })}`);
    await expect(wizard.button('engineer.ask').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('an option that leaves no drive offers what lies just beside the speed, within the width of a phone', async ({
  page,
  words,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/product-config/config-select/JRT?${new URLSearchParams({ q: 'K 50 r/min' })}`);
  await page.getByRole('combobox', { name: words.field('motorPower') }).click();
  const option = page.getByRole('option', { name: /^75\s/ });
  // Until the first search has answered nothing is known against it.
  await expect(option).toHaveAttribute('aria-disabled', 'true');
  await option.click({ force: true });
  const beside = page.getByRole('list', { name: words.t('configurator:ask.justBeside') });
  await expect(beside.getByRole('button', { name: /K167 · .* · 51\.5\sr\/min/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const button of await beside.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(PHONE.width - 16);
  }
  await beside.getByRole('button').first().click();
  await expect(beside).toBeHidden();
});

test('an adapter the size does not take offers the lighter drive just beside the speed before a larger one', async ({
  page,
  words,
}) => {
  await page.goto(`/product-config/config-select/JRT?${new URLSearchParams({ q: 'K67 AM 50 r/min 11 kW' })}`);
  await page.getByRole('combobox', { name: words.field('inputModule') }).click();
  await page.getByRole('option', { name: /^AM200/ }).click({ force: true });
  const beside = page.getByRole('list', { name: words.t('configurator:ask.justBeside') });
  await beside.getByRole('button', { name: /K107 · .* · 48\.3\sr\/min/ }).click();
  await expect(page.getByText('K107', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: words.field('inputModule') })).toContainText('AM200');
});
