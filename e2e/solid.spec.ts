import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { look } from './look.ts';
import { WIZARD } from './wizard.ts';

// A picture of a canvas takes what is drawn back from the renderer, of which the browser says that it is slow.
test.use({ expectedComplaints: [/GL Driver Message/] });

test('a visitor signs in to see the product as a solid, and then sees it where they were', async ({
  page,
  wizard,
  words,
  signIn,
}) => {
  const { t } = words;
  await wizard.configure();
  await page.getByRole('button', { name: t('documents:solid.open'), exact: true }).click();
  await expect(page.getByText(t('configurator:overview.drawingLogin')).first()).toBeVisible();
  await page
    .getByRole('status')
    .getByRole('button', { name: t('configurator:overview.login'), exact: true })
    .click();
  await signIn('lv1-demo');
  await expect(solid(page.getByRole('main'), t('documents:solid.label'))).toBeVisible();
  await expect(wizard.typeCode).toBeVisible();
});

test('the solid follows what is chosen, is turned by keys, and is measured', async ({
  page,
  wizard,
  words,
  openAs,
}) => {
  const { t } = words;
  await openAs('lv1-demo', WIZARD);
  await wizard.configure();
  await page.getByRole('button', { name: t('documents:solid.open'), exact: true }).click();
  const canvas = solid(page.getByRole('main'), t('documents:solid.label'));
  const first = await settled(canvas);
  await canvas.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
  expect(await settled(canvas)).not.toBe(first);

  await page.getByRole('button', { name: t('documents:solid.enlarge'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('documents:solid.title') });
  await dialog.getByLabel(t('documents:solid.from')).selectOption('OUT_A');
  await dialog.getByLabel(t('documents:solid.to')).selectOption('MOTOR');
  await expect(dialog.getByText(/^[\d.]+ mm$/)).toBeVisible();
  await look(page, 'solid/measured');
  await dialog.getByText(t('documents:solid.look.sheet'), { exact: true }).click();
  const letter = dialog.getByRole('button', { name: 'd', exact: true });
  await letter.click();
  // In a view, and enlarged beside it.
  await expect(dialog.locator('g[data-chosen] title').first()).toHaveText(/d=Ø/);
  await look(page, 'solid/sheet');
  await page.keyboard.press('Escape');

  await wizard.goTo(2);
  const aside = page.getByRole('complementary', { name: t('configurator:summary.title') });
  const live = solid(aside, t('documents:solid.label'));
  const before = await settled(live);
  await wizard.choose('boxLocation', '90');
  await expect.poll(async () => (await live.screenshot()).toString('base64')).not.toBe(before);
  await look(page, 'solid/live');
});

function solid(where: Locator, name: string): Locator {
  return where.getByRole('img', { name, exact: true });
}

/** What a canvas shows once it shows something, and nothing else any more. */
async function settled(canvas: Locator): Promise<string> {
  let shown = '';
  await expect
    .poll(async () => {
      const before = shown;
      shown = (await canvas.screenshot()).toString('base64');
      return shown === before;
    })
    .toBe(true);
  return shown;
}
