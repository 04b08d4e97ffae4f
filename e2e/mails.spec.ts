import { expectAccessible } from './axe.ts';
import { expect, message, test } from './fixtures.ts';
import { DESK, expectNoSidewaysScroll, PHONE } from './look.ts';
import { keepPicture } from './pictures.ts';

const PICTURES = 'mails';
const MAILS = '/back-office/mails';

test('the administrator reads in the outbox the code a visitor was sent', async ({
  page,
  request,
  words: { t },
  openAs,
  language,
}) => {
  const email = `visitor-${language}@example.com`;
  const headers = { 'accept-language': language };
  const asked = await request.get('/api/v1/user/sendVerificationCode', { params: { email }, headers });
  expect(await asked.json()).toMatchObject({ code: 0 });

  await openAs('admin', MAILS);
  await expect(page.getByRole('heading', { level: 1, name: t('mail:title') })).toBeVisible();
  await expect(page.getByText(t('mail:delay.no-server'))).toBeVisible();
  await page.getByRole('searchbox', { name: t('mail:search.label') }).fill(`Visitor-${language}@`);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get('q')).toBe(`Visitor-${language}@`);
  const row = page.getByRole('row', { name: email });
  await expect(row.getByText(t('mail:state.queued'))).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, `${PICTURES}/list-${language}`);

  const open = row.getByRole('button', { name: t('mail:action.open') });
  await open.press('Enter');
  const text = page.getByRole('region', { name: t('mail:text') });
  await expect(text).toContainText(/^[0-9A-Z]{6}$/m);
  await expectAccessible(page);
  await keepPicture(page, `${PICTURES}/open-${language}`);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await page.setViewportSize(PHONE);
  const openCard = page.getByRole('article', { name: email }).getByRole('button', { name: t('mail:action.open') });
  await openCard.press('Enter');
  await expect(text).toContainText(/^[0-9A-Z]{6}$/m);
  await keepPicture(page, `${PICTURES}/open-${language}-360`);
  await page.keyboard.press('Escape');
  await expect(openCard).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await keepPicture(page, `${PICTURES}/list-${language}-360`);

  await page.setViewportSize(DESK);
  await page.getByRole('combobox', { name: t('mail:filter.state') }).selectOption('failed');
  await expect(page.getByRole('heading', { name: t('mail:empty.filtered') })).toBeVisible();
  await keepPicture(page, `${PICTURES}/none-${language}`);
});

const TEMPLATE = '/back-office/mails/templates/password-changed';

test('the administrator writes a text of a mail, sees how it will look, and takes it back', async ({
  page,
  words,
  openAs,
  language,
}) => {
  const { t } = words;
  await openAs('admin', '/back-office/mails/templates');
  const name = t('mails:password-changed.name');
  const ofMail = { name, language: t(`web:language.${language}`) };
  await page.getByRole('link', { name: t('mail:templates.changeNamed', ofMail) }).click();
  await expect(page).toHaveURL(`${TEMPLATE}?language=${language}`);
  const subject = page.getByRole('textbox', { name: t('mail:edit.subject') });
  const body = page.getByRole('textbox', { name: t('mail:edit.body') });
  const preview = page.getByRole('article', { name: t('mail:templates.preview', ofMail) });
  const save = page.getByRole('button', { name: t('mail:edit.save'), exact: true });

  await test.step('what is typed shows at once, a placeholder where the cursor is', async () => {
    await subject.fill('');
    await page.getByRole('button', { name: `${t('mail:edit.placeholder.brand')} {brand}` }).click();
    await expect(subject).toBeFocused();
    await page.keyboard.type(' <b>1</b>');
    await body.fill('{username}!\n\n{price}');
    await expect(preview.getByRole('heading')).toHaveText('Drivewright <b>1</b>');
    await expect(preview).toContainText('wang_gong!');
    await save.click();
    await expect(body).toBeFocused();
    await expect(page.getByText(t('mail:fault.unknown', { names: '{price}' }))).toBeVisible();
    for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await keepPicture(page, `${PICTURES}/text-${language}-${size}`, { fullPage: true });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize(DESK);
  });

  await test.step('it survives a reload, and is left only after a question', async () => {
    await page.reload();
    await expect(body).toHaveValue('{username}!\n\n{price}');
    await page.getByRole('link', { name: t('mail:outbox'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('web:ui.cancel') })
      .click();
    await expect(page).toHaveURL(`${TEMPLATE}?language=${language}`);
  });

  await test.step('it is saved and tried out', async () => {
    await body.fill('{username}!');
    await save.click();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: t('mail:edit.test') }).click();
    await expect(message(page, words, t('mail:edit.testWaits', { recipient: 'admin@example.com' }))).toBeVisible();
  });

  await test.step('it shows among the others, and the original comes back', async () => {
    await page.getByRole('link', { name: t('mail:templates.link'), exact: true }).click();
    await expect(preview.getByRole('heading')).toHaveText('Drivewright <b>1</b>');
    await expectAccessible(page);
    await keepPicture(page, `${PICTURES}/texts-${language}`, { fullPage: true });
    await page.getByRole('link', { name: t('mail:templates.changeNamed', ofMail) }).click();
    const reset = page.getByRole('button', { name: t('mail:edit.reset') });
    await reset.click();
    const question = page.getByRole('alertdialog', { name: t('mail:edit.resetTitle') });
    await question.getByRole('button', { name: t('mail:edit.reset') }).click();
    await expect(subject).not.toHaveValue(/<b>/);
    await expect(reset).toBeFocused();
  });
});
