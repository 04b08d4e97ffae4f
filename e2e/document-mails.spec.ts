import { mailRoutes } from '#modules/mail/contract.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { sessionOf } from './session.ts';
import { SAVED } from './wizard.ts';

const TO = 'buyer@acme.example';

// A document nobody may be sent is refused, which the browser notes.
test.use({ expectedComplaints: [/422/] });

test('a data sheet is sent from the list, its recipient wants no more, and its sender is told so', async ({
  page,
  browser,
  wizard,
  cart,
  words,
  language,
  openAs,
  portal,
}) => {
  const { t } = words;
  const dialog = page.getByRole('dialog', { name: t('documents:mail.title', { name: SAVED }) });
  const openDialog = async () => {
    await cart.action('button', 'action.documentNamed', SAVED).click();
    await page.getByRole('menuitem', { name: t('cart:action.mail'), exact: true }).click();
    await expect(dialog).toBeVisible();
  };
  const send = async (addresses: string) => {
    await dialog.getByLabel(t('documents:mail.addresses')).fill(addresses);
    await dialog.getByRole('button', { name: t('documents:mail.send'), exact: true }).click();
  };

  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();

  await test.step('the dialog begins with the own address, and says what goes out', async () => {
    await openDialog();
    await expect(dialog.getByLabel(t('documents:mail.addresses'))).toHaveValue(/@/);
    await look(page, `document-mails/dialog.${language}`);
  });

  await test.step('what is no address is refused in words, and stays to be mended', async () => {
    await send('nobody');
    const refused = t('documents:mail.wrong', { failed: t('documents:mail.failed'), addresses: 'nobody' });
    await expect(dialog.getByText(refused)).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  await test.step('it is sent', async () => {
    await send(TO);
    await expect(message(page, words, t('documents:mail.done')).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const link =
    await test.step('without a mail server it waits in the outbox, with its file and the link to stop it', async () => {
      const { token } = await sessionOf(portal, 'admin');
      const ask = async (path: string) =>
        (await (await fetch(`${portal}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json()).result;
      const found = () => ask(`${mailRoutes.list.path}?q=${TO}`);
      await expect.poll(async () => (await found()).rows.length, { timeout: 60_000 }).toBe(1);
      const [mail] = (await found()).rows;
      expect(mail).toMatchObject({ state: 'queued', template: 'technical-document' });
      expect(mail.attachments).toMatchObject([{ name: expect.stringContaining(SAVED) }]);
      const { text } = await ask(mailRoutes.open.path.replace(':id', mail.id));
      expect(text).toContain('lv1-demo');
      return /\/no-mails\/[\w-]{43}\?lang=[\w-]+/.exec(text)?.[0] ?? '';
    });

  await test.step('my documents tell whom it went to', async () => {
    await page.goto('/services-support/my-documents');
    await expect(page.getByRole('heading', { name: t('documents:mails.title') })).toBeVisible();
    await expect(page.getByText(TO).first()).toBeVisible();
    await expect(page.getByText(t('documents:mails.step.waiting')).first()).toBeVisible();
    await look(page, `document-mails/mine.${language}`);
  });

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: portal });
  const recipient = await context.newPage();

  await test.step('its recipient says without a login that no more are wanted, on a phone too', async () => {
    const answer = await recipient.goto(link);
    expect(answer?.headers()).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
    });
    await expect(recipient.getByText(t('documents:noMails.allowed.text'))).toBeVisible();
    await expect(recipient.getByText(TO)).toHaveCount(0);
    await look(recipient, `document-mails/no-mails.${language}`);
    await recipient.getByRole('button', { name: t('documents:noMails.allowed.turn') }).click();
    await expect(recipient.getByText(t('documents:noMails.stopped.text'))).toBeVisible();
    await recipient.reload();
    await expect(recipient.getByText(t('documents:noMails.stopped.text'))).toBeVisible();
  });
  await context.close();

  await test.step('the next one is refused, and nothing of it is sent', async () => {
    await page.goto(CART);
    await openDialog();
    const refused = page.waitForResponse((response) => response.url().endsWith('/mails'));
    await send(TO);
    expect((await refused).status()).toBe(422);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: t('web:ui.cancel') }).click();
  });

  await test.step('the overview of the saved drive offers the same', async () => {
    await cart.action('link', 'action.editNamed', SAVED).click();
    await page.getByRole('button', { name: t('cart:action.dataSheet'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('cart:action.mail'), exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel(t('documents:mail.addresses'))).toBeVisible();
  });
});
