import type { Locator, Page } from '@playwright/test';
import { auditRoutes } from '#modules/audit/contract.ts';
import { mailRoutes } from '#modules/mail/contract.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { call, tokenOf } from './people.ts';
import { keepPicture } from './pictures.ts';

const LINE = '/product-config/config-select/JRH';
const DESK = '/services-support/enquiries';

/** On a phone the notice of what was just done leaves free what can be done next. */
async function expectNoNoticeOver(page: Page, action: Locator): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await action.click({ trial: true, timeout: 3_000 });
  if (wide) await page.setViewportSize(wide);
}

test('an enquiry of a visitor reaches desk, outbox and audit log, and is answered', async ({
  page,
  wizard,
  words: { t },
  openAs,
  language,
  baseURL,
}) => {
  const asked = `120 kNm, ${language}, ${Date.now()}`;
  const email = `asker-${language}@example.com`;

  await test.step('the visitor asks', async () => {
    await page.goto(LINE);
    await wizard.goTo(5);
    await wizard.button('engineer.ask').click();
    const form = page.getByRole('dialog', { name: t('configurator:engineer.ask') });
    await form.getByRole('textbox', { name: t('enquiries:form.name') }).fill('Wang');
    await form.getByRole('textbox', { name: t('enquiries:form.email') }).fill(email);
    await form.getByRole('textbox', { name: t('enquiries:form.message') }).fill(asked);
    await page.getByRole('button', { name: t('enquiries:form.send') }).click();
    await expect(page.getByText(t('enquiries:form.sent'))).toBeVisible();
  });

  await test.step('a member of staff takes it and answers', async () => {
    await openAs('sales-demo', DESK);
    await page.getByRole('searchbox', { name: t('enquiries:search.label') }).fill(asked);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.getByRole('link', { name: asked }).click();
    await page.getByRole('button', { name: t('enquiries:step.take') }).click();
    await page.getByRole('textbox', { name: t('enquiries:answer.text') }).fill('JRP 18');
    await expectAccessible(page);
    await keepPicture(page, `enquiries/open-${language}`);
    await page.getByRole('button', { name: t('enquiries:answer.send') }).click();
    const thread = page.getByRole('list', { name: t('enquiries:thread') });
    await expect(thread.getByText('JRP 18')).toBeVisible();
    const close = page.getByRole('button', { name: t('enquiries:step.close'), exact: true });
    await expect(close).toBeVisible();
    await expectNoNoticeOver(page, close);
  });

  await test.step('outbox and audit log have it', async () => {
    const portal = baseURL ?? '';
    const token = await tokenOf(portal, 'admin');
    const mails = await call(portal, mailRoutes.list.path, { token, query: { q: email } });
    const sent = mails.rows.map(({ template }: { template: string }) => template);
    expect(sent).toEqual(expect.arrayContaining(['enquiry-receipt-visitor', 'enquiry-answered-visitor']));
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const events = await call(portal, auditRoutes.list.path, { token, query: { action: 'enquiry.answered' } });
    expect(events.rows.map(({ object }: { object: { id: string } }) => object.id)).toContain(id);
  });
});

test('a customer finds their own enquiry with its state and the answer, and replies to it', async ({
  page,
  words: { t },
  openAs,
  language,
}) => {
  await openAs('lv2-demo', DESK);
  const table = page.getByRole('region', { name: t('enquiries:title') });
  await expect(table.getByText(t('enquiries:state.answered')).first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  const list = page.getByRole('list', { name: t('enquiries:title') });
  const state = list.getByRole('article').first().getByText(t('enquiries:state.answered'), { exact: true });
  await expect(state).toBeVisible();
  await list.getByRole('link').first().click();
  const thread = page.getByRole('list', { name: t('enquiries:thread') }).getByRole('listitem');
  await expect(thread).toHaveCount(2);
  await expect(page.getByRole('button', { name: t('enquiries:step.take'), exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: t('enquiries:reply.text') }).fill('S1, 20 / h');
  await expectAccessible(page);
  await keepPicture(page, `enquiries/reply-${language}`);
  await page.getByRole('button', { name: t('enquiries:reply.send') }).click();
  await expect(thread).toHaveCount(3);
  await expect(thread.last()).toContainText('S1, 20 / h');
});

test('what sales asks while acting is the customer’s, who finds it', async ({
  page,
  wizard,
  words: { t },
  openAs,
  language,
}) => {
  const stamp = `${language} ${Date.now()}`;
  const asked = `${stamp}: 18 kNm for a bucket elevator, two drives with backstop, delivery in twelve weeks`;
  const customer = '苏州输送机械有限公司';
  await openAs('sales-demo', '/product-config/config-select');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('customers:picker.button', { customer: '-' }) })
    .click();
  await page
    .getByRole('dialog', { name: t('customers:picker.panel') })
    .getByRole('treeitem', { name: customer, exact: true })
    .click();
  await expect(page.getByRole('region', { name: t('customers:banner.label') })).toContainText(customer);
  await page.goto(LINE);
  await wizard.goTo(5);
  await wizard.button('engineer.ask').click();
  const form = page.getByRole('dialog', { name: t('configurator:engineer.ask') });
  await form.getByRole('textbox', { name: t('enquiries:form.message') }).fill(asked);
  await page.getByRole('button', { name: t('enquiries:form.send') }).click();
  await expect(page.getByText(t('enquiries:form.sent'))).toBeVisible();

  await test.step('no column of the desk is cut, however long what stands in the others', async () => {
    await page.goto(DESK);
    await expect(page.getByRole('link', { name: stamp })).toBeVisible();
    const table = page.getByRole('region', { name: t('enquiries:title') });
    const wider = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wider, 'by how much the table scrolls sideways').toBeLessThanOrEqual(0);
  });

  await openAs('lv2-demo', DESK);
  await expect(page.getByRole('link', { name: stamp })).toBeVisible();
});
