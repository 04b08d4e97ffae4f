import { organisationRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { call, registerPerson, tokenOf } from './people.ts';

/** Somebody who was invited and has not come yet. */
async function invite(baseURL: string): Promise<string> {
  const token = await tokenOf(baseURL, 'admin');
  const [provider] = await call(baseURL, organisationRoutes.find.path, { query: { kind: 'provider' }, token });
  const username = `inv-${Date.now().toString(36)}`;
  const body = { username, email: `${username}@example.com`, role: 'staff', organisationId: provider.id };
  await call(baseURL, userRoutes.invite.path, { method: 'POST', body, token });
  return username;
}

test('a registration that waits is found, looked at and refused', async ({ page, words, openAs, baseURL }) => {
  const portal = baseURL ?? '';
  const { t } = words;
  const creditCode = `HRB ${Date.now()}`;
  await registerPerson(portal, { creditCode });
  const { username } = await registerPerson(portal, { creditCode, waits: true });
  const invited = await invite(portal);
  await openAs('admin', '/back-office/users?state=pending');
  const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

  await test.step('those who wait are counted', async () => {
    const waiting = page.getByRole('button', { name: t('accounts:users.filter.waiting', { waiting: 1 }) });
    await expect(waiting).toHaveAttribute('aria-pressed', 'true');
    await expect(rowOf(username)).toBeVisible();
    await look(page, `approval/waiting.${words.locale}`);
  });

  await test.step('what the person told is shown', async () => {
    await rowOf(username).getByRole('button').press('Enter');
    await page.getByRole('menuitem', { name: t('accounts:users.details.action') }).press('Enter');
    const details = page.getByRole('dialog', { name: t('accounts:users.details.title', { name: username }) });
    await expect(details).toContainText('Conveying');
    await look(page, `approval/details.${words.locale}`);
    await details.getByRole('button', { name: t('accounts:users.refuse.action') }).press('Enter');
  });

  await test.step('the account is gone', async () => {
    await page.getByRole('button', { name: t('accounts:users.refuse.submit'), exact: true }).press('Enter');
    await expect(message(page, words, t('accounts:users.refuse.done', { name: username }))).toBeVisible();
    await expect(page.getByText(t('accounts:users.noneWaiting'))).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  await test.step('of an invitation the row says how long it opens', async () => {
    await page.getByRole('button', { name: t('accounts:users.state.invited') }).press('Enter');
    await expect(rowOf(invited)).toContainText(t('accounts:users.invitation.valid', { until: '' }).trim());
    await look(page, `approval/invited.${words.locale}`);
  });
});
