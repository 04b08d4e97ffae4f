import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { passwordLinkRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { ACCOUNTS } from '#modules/accounts/domain/declares.ts';
import { BILLS } from '#modules/bills/domain/declares.ts';
import { DOCUMENTS } from '#modules/documents/domain/declares.ts';
import { ENQUIRIES } from '#modules/enquiries/domain/declares.ts';
import { mailRoutes } from '#modules/mail/contract.ts';
import { ORDERS } from '#modules/orders/domain/declares.ts';
import { QUOTES } from '#modules/quotes/domain/declares.ts';
import { REPORTING } from '#modules/reporting/domain/declares.ts';
import { SHEETS } from '#modules/sheets/domain/declares.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { call, tokenOf } from './people.ts';

/** The modules that send mails. */
const MAILING = [ACCOUNTS, ENQUIRIES, DOCUMENTS, QUOTES, ORDERS, BILLS, REPORTING, SHEETS];
const PASSWORD = 'Invited-1';
const SERIES = '/product-config/config-select';

/** A name nobody has yet. */
const aName = (prefix: string) => `${prefix}-${Date.now().toString(36)}`;

/** Forgets who was signed in here, as a browser of somebody else. */
async function asSomebodyElse(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name !== 'userLocale') localStorage.removeItem(name);
    sessionStorage.clear();
  });
}

// A link that is dead is refused, which the browser notes.
test.use({ expectedComplaints: [/status of 410/] });

test('an invited person reads the mail, sets a password and logs in', async ({ page, words, signIn, openAs }) => {
  const { t } = words;
  const username = aName('inv');
  const email = `${username}@example.com`;
  await openAs('admin', '/back-office/users');

  await test.step('the administrator invites', async () => {
    await page.getByRole('button', { name: t('accounts:users.invite.action') }).click();
    const dialog = page.getByRole('dialog', { name: t('accounts:users.invite.title') });
    await dialog.getByRole('button', { name: t('accounts:users.invite.submit') }).click();
    await look(page, `back-office/invite.${words.locale}`);
    await dialog.getByLabel(t('accounts:users.invite.username')).fill(username);
    await dialog.getByLabel(t('accounts:users.invite.email')).fill(email);
    await dialog.getByRole('searchbox', { name: t('accounts:users.organisation.search') }).fill('华东');
    const company = dialog.getByLabel(t('accounts:users.organisation.label'), { exact: false }).last();
    await company.selectOption({ label: '华东传动设备有限公司' });
    await dialog.getByRole('button', { name: t('accounts:users.invite.submit') }).press('Enter');
    await expect(message(page, words, t('accounts:users.invite.done', { email }))).toBeVisible();
    const row = page.getByRole('row', { name: username });
    await expect(row).toContainText(t('accounts:users.state.invited'));
  });

  const link = await test.step('the mail brings a link', async () => {
    await page.goto('/back-office/mails');
    const open = page.getByRole('row', { name: email }).getByRole('button', { name: t('mail:action.open') });
    await open.press('Enter');
    const text = page.getByRole('region', { name: t('mail:text') });
    await expect(text).toContainText('/account/set-password?link=');
    return /\/account\/set-password\?link=[\w-]+/.exec((await text.textContent()) ?? '')?.[0] ?? '';
  });

  await test.step('the person sets a password', async () => {
    await asSomebodyElse(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: t('accounts:setPassword.title') })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByLabel(t('accounts:setPassword.username'))).toHaveValue(username);
    await look(page, `back-office/set-password.${words.locale}`);
    await page.getByLabel(t('accounts:setPassword.password'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(t('accounts:setPassword.repeat'), { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
  });

  await test.step('and logs in', async () => {
    await signIn(username, PASSWORD);
    await expect(page).toHaveURL(SERIES);
  });

  await test.step('the link is dead', async () => {
    await asSomebodyElse(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: t('accounts:setPassword.failed') })).toBeVisible();
    await look(page, `back-office/dead-link.${words.locale}`);
  });
});

/** A member of staff of the provider, with a password, made through the API. */
async function aMemberOfStaff(baseURL: string): Promise<string> {
  const username = aName('st');
  const email = `${username}@example.com`;
  const token = await tokenOf(baseURL, 'admin');
  const [provider] = await call(baseURL, '/v1/organisations', { query: { kind: 'provider' }, token });
  const body = { username, email, role: 'staff', organisationId: provider.id };
  await call(baseURL, userRoutes.invite.path, { method: 'POST', body, token });
  const { rows } = await call(baseURL, mailRoutes.list.path, { token });
  const sent = rows.find(({ recipient }: { recipient: string }) => recipient === email);
  const { text } = await call(baseURL, mailRoutes.open.path.replace(':id', sent.id), { token });
  const link = /link=([\w-]+)/.exec(text)?.[1];
  const redeemed = { link, password: PASSWORD, passwordTwo: PASSWORD };
  await call(baseURL, passwordLinkRoutes.redeem.path, { method: 'POST', body: redeemed });
  return username;
}

test('a new customer is looked after by the staff it is given', async ({ page, words, signIn, openAs, baseURL }) => {
  const { t } = words;
  const staff = await aMemberOfStaff(baseURL ?? '');
  const name = aName('客户');
  await openAs('admin', '/back-office/customers');
  await expect(page.getByRole('heading', { level: 1, name: t('customers:office.title') })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '苏州输送机械有限公司' })).toBeVisible();
  await look(page, `back-office/customers.${words.locale}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const choose = async (command: string) => {
    await row.getByRole('button', { name: t('customers:office.actionsOf', { name }) }).click();
    await page.getByRole('menuitem', { name: t(`customers:office.${command}.action`) }).click();
  };

  await test.step('it is added', async () => {
    await page.getByRole('button', { name: t('customers:office.add.action') }).click();
    await page.getByLabel(t('customers:office.field.name')).fill(name);
    await page.getByLabel(t('customers:office.field.creditCode')).fill('123');
    await page.keyboard.press('Enter');
    await look(page, `back-office/customer.${words.locale}`);
    await page.getByLabel(t('customers:office.field.creditCode')).fill('');
    await page.keyboard.press('Enter');
    await expect(message(page, words, t('customers:office.add.done', { name }))).toBeVisible();
    await expect(row).toContainText(t('customers:office.nobody'));
  });

  await test.step('it is given staff', async () => {
    await choose('staff');
    const dialog = page.getByRole('dialog', { name: t('customers:office.staff.title', { name }) });
    await dialog.getByRole('searchbox', { name: t('customers:office.staff.search') }).fill(staff);
    await dialog.getByLabel(t('customers:office.staff.choice'), { exact: true }).selectOption({ label: staff });
    await dialog.getByRole('button', { name: t('customers:office.staff.add') }).click();
    await expect(dialog.getByRole('list', { name: t('customers:office.staff.list') })).toContainText(staff);
    await look(page, `back-office/staff.${words.locale}`);
    await dialog
      .getByRole('button', { name: t('customers:office.staff.close'), exact: true })
      .last()
      .click();
    await expect(row).toContainText(staff);
  });

  await test.step('who then finds it in the picker', async () => {
    await asSomebodyElse(page);
    await page.goto(SERIES);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('web:account.login') })
      .click();
    await signIn(staff, PASSWORD);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('customers:picker.button', { customer: '-' }) })
      .click();
    await expect(page.getByRole('treeitem', { name, exact: true })).toBeVisible();
  });
});

test('the audit log is narrowed, read and taken along', async ({ page, words, openAs }) => {
  const { t } = words;
  await openAs('admin', '/back-office/audit');
  await expect(page.getByRole('heading', { level: 1, name: t('audit:title') })).toBeVisible();
  const table = page.getByRole('region', { name: t('audit:caption'), exact: true });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(table.getByText(t('audit:action.audit.list'))).toHaveCount(0);
  await look(page, `back-office/audit.${words.locale}`);

  await page.getByLabel(t('audit:filter.actor'), { exact: true }).fill('admin');
  await page
    .getByLabel(t('audit:filter.action'), { exact: true })
    .selectOption({ label: t('audit:action.audit.list') });
  await page.getByRole('button', { name: t('audit:filter.apply'), exact: true }).click();
  await expect(page).toHaveURL('/back-office/audit?actor=admin&action=audit.list');
  await expect(page.getByRole('list', { name: t('audit:filter.on') }).getByRole('button')).toHaveCount(2);
  await expect(table.getByRole('row').nth(1)).toContainText(t('audit:action.audit.list'));
  await look(page, `back-office/audit-narrowed.${words.locale}`);

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: t('audit:exportButton') }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith(`\uFEFF"${t('audit:export.at')}"`)).toBe(true);
  expect(text).toContain(`"admin","","${t('audit:action.audit.list')}"`);
  expect(text).not.toContain('"user.list"');

  await page.getByLabel(t('audit:filter.actor'), { exact: true }).fill('nobody-of-this-name');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('audit:none') })).toBeVisible();
  await page.getByRole('button', { name: t('audit:filter.clear') }).click();
  await expect(page).toHaveURL('/back-office/audit');
});

test('mail templates are shown in both languages', async ({ page, words, openAs }) => {
  const { t } = words;
  await openAs('admin', '/back-office/mails');
  await page.getByRole('link', { name: t('mail:templates.link'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('mail:templates.title') })).toBeVisible();
  const mails = MAILING.flatMap((declares) => Object.keys(declares.mails));
  await expect(page.getByRole('article')).toHaveCount(2 * mails.length);
  await look(page, `back-office/templates.${words.locale}`);
});
