import { readFileSync } from 'node:fs';
import { COMPOSED } from '#testing/composed.ts';
import { expectAccessible } from './axe.ts';
import { expect, message, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { registerPerson } from './people.ts';
import { sessionOf } from './session.ts';

const PRIVACY = '/account/privacy';

test('a visitor reads what is kept of them, for how long and why', async ({ page, words }) => {
  await page.goto('/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.t('web:menu.privacy') })
    .click();
  await expect(page).toHaveURL(PRIVACY);
  await expect(page.getByRole('heading', { level: 1, name: words.t('accounts:privacy.title') })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(COMPOSED.retention.size + 1);
  await expect(page.getByRole('button', { name: words.t('accounts:privacy.export.action') })).toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'contrast');
});

test('on a phone what is kept stands in cards, and nothing scrolls sideways', async ({ page, words }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(PRIVACY);
  await expect(page.getByRole('heading', { level: 1, name: words.t('accounts:privacy.title') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(COMPOSED.retention.size);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a person takes their data along and deletes the account', async ({ page, words, signIn, baseURL }) => {
  const { t } = words;
  const person = await registerPerson(baseURL ?? '');
  await page.goto(PRIVACY);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts:privacy.rights.login') })
    .click();
  await signIn(person.username, person.password);

  await test.step('the download holds their data and no secret', async () => {
    await expect(page).toHaveURL(PRIVACY);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: t('accounts:privacy.export.action') }).click();
    const file = await started;
    expect(file.suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      account: { username: person.username, email: person.email },
      profile: { userName: 'Ada', lastName: 'Weber' },
    });
    expect(text).not.toMatch(/argon2|hash/i);
    await expect(message(page, words, t('accounts:privacy.export.done'))).toBeVisible();
  });

  await test.step('the deletion says what it does and needs password and consent', async () => {
    await page.getByRole('button', { name: t('accounts:privacy.erase.action') }).click();
    const dialog = page.getByRole('dialog', { name: t('accounts:privacy.erase.question') });
    await expect(dialog.getByLabel(t('accounts:privacy.erase.password'), { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t('accounts:privacy.erase.missing'))).toBeVisible();
    await expect(dialog.getByText(t('accounts:privacy.erase.open'))).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByLabel(t('accounts:privacy.erase.password'), { exact: true }).fill(person.password);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('accounts:privacy.erase.confirm') }).click();
    await expect(message(page, words, t('accounts:privacy.erase.done'))).toBeVisible();
    await expect(page).toHaveURL(/config-select$/);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: t('web:account.login') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: t('web:series.title') })).toBeVisible();
  });

  await test.step('the account signs in no more, and its name is free', async () => {
    const asked = new URLSearchParams({ type: 'account', content: person.username });
    const free = await fetch(`${baseURL}/api/v1/user/checkRegisterInfo?${asked}`);
    expect((await free.json()).code).toBe(0);
    await expect(sessionOf(baseURL ?? '', person.username, person.password)).rejects.toThrow('401');
  });
});
