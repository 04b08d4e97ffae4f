import { SHEET_PATHS } from '#modules/sheets/domain/paths.ts';
import { expect, test } from './fixtures.ts';
import { look } from './look.ts';

test('configuration sheets: the empty list leads to a draft, also on a phone', async ({
  page,
  words,
  language,
  openAs,
}) => {
  const { t } = words;
  await openAs('lv1-demo', SHEET_PATHS.group);
  await expect(page).toHaveURL(new RegExp(SHEET_PATHS.list));
  await page
    .getByRole('button', { name: t('sheets:new.title'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('sheets:new.confirm'), exact: true }).click();
  await expect(dialog.getByText(t('sheets:choice.missing'))).toBeVisible();
  await look(page, `sheets/new.${language}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await look(page, `sheets/new-phone.${language}`);
  await dialog.getByRole('button', { name: t('web:ui.cancel'), exact: true }).click();
});
