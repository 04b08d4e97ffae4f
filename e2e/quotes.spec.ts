import type { Page } from '@playwright/test';
import { textIn } from '#kernel/locale.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { QUOTE_TODO_WORDS } from '#modules/quotes/domain/todo-words.ts';
import { TODAY_PATH } from '#modules/today/domain/paths.ts';
import { PATHS } from '#web/paths.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { call, tokenOf } from './people.ts';
import type { Words } from './words.ts';

/** Drafts a quote of the drive on top of the list through the API; answers the address of the quote. */
async function draftQuote(portal: string): Promise<string> {
  const token = await tokenOf(portal, 'lv1-demo');
  const { rows } = await call(portal, cartRoutes.list.path, { query: { pageSize: '1' }, token });
  const body = { configurationIds: [rows[0].id], title: 'Elevator' };
  const { id } = await call(portal, quoteRoutes.create.path, { method: 'POST', body, token });
  return QUOTE_PATHS.quote.replace(':id', id);
}

/** What goes with a message. */
const DRAWING = { name: 'shaft.dxf', mimeType: 'image/vnd.dxf', buffer: Buffer.from('  0\nSECTION\n') };

/** A quote as a person handles it. */
function quoteOn(page: Page, words: Words) {
  const { t } = words;
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name: t(`quotes:step.${name}`), exact: true });
  return {
    button,
    dialog,
    press: (name: string) => button(name).click(),
    /** Opens what was said of the first line, so many messages of it. */
    openLine: (count: number) => page.getByRole('button', { name: new RegExp(`: ${count}|：${count}`) }).click(),
    confirm: (key: string) => dialog.getByRole('button', { name: t(`quotes:${key}`), exact: true }).click(),
    expectState: (state: string) =>
      expect(
        page
          .locator('dl')
          .first()
          .getByText(t(`quotes:state.${state}`), { exact: true }),
      ).toBeVisible(),
    expectTold: (key: string) => expect(message(page, words, t(`quotes:${key}`)).first()).toBeVisible(),
  };
}

test('a quote goes from the customer’s draft over offer and counter offer to the acceptance', async ({
  page,
  wizard,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const { t } = words;
  const quote = quoteOn(page, words);
  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const address = await draftQuote(portal);

  async function chargeFreight(): Promise<void> {
    await quote.dialog.getByRole('button', { name: t('quotes:charge.add') }).click();
    await quote.dialog.getByRole('textbox', { name: t('quotes:charge.text') }).fill('DDP Hamburg');
    await quote.dialog.getByRole('textbox', { name: t('quotes:charge.amount', { currency: 'CNY' }) }).fill('1200.50');
    await look(page, `quotes/charge.${language}`);
  }

  async function offer(also?: () => Promise<void>): Promise<void> {
    await openAs('sales-demo', address);
    await quote.press('price');
    await also?.();
    await quote.confirm('pricing.save');
    await quote.expectTold('step.done.price');
    await expect(page.getByRole('heading', { name: t('quotes:pricing.title') })).toBeVisible();
    await expect(page.locator('dl').filter({ hasText: t('quotes:priceList.name') })).toContainText('DEMO-CNY');
    await look(page, `quotes/working.${language}`);
    await quote.press('offer');
    await quote.confirm('step.offer');
    await quote.expectTold('step.done.offer');
    await quote.expectState('priced');
  }

  await test.step('the customer requests it', async () => {
    await page.goto(address);
    await quote.press('request');
    await quote.expectTold('request.success');
    await quote.expectState('requested');
  });

  await test.step('a colleague takes it and hands it over to sales, who has it to do', async () => {
    await openAs('sales2-demo', address);
    await quote.press('take');
    await quote.expectTold('step.done.take');
    await quote.press('give-to');
    await quote.dialog.getByRole('combobox', { name: t('quotes:give.to') }).selectOption('sales-demo');
    await quote.dialog.getByRole('textbox', { name: t('quotes:give.reason') }).fill('On leave');
    await look(page, `quotes/give.${language}`);
    await quote.confirm('give.confirm');
    await quote.expectTold('step.done.give-to');
    await expect(page.locator('dl').first()).toContainText('sales-demo');
    await page.locator('summary').last().click();
    await expect(page.getByRole('list', { name: t('quotes:history.name') })).toContainText(
      'sales2-demo → sales-demo · On leave',
    );
    await openAs('sales-demo', TODAY_PATH);
    const toPrice = page.getByRole('region', { name: textIn(QUOTE_TODO_WORDS.price, language) });
    await toPrice.locator(`a[href="${address}"]`).click();
    await quote.expectState('requested');
  });

  await test.step('sales prices, charges freight and offers', () => offer(chargeFreight));

  await test.step('the customer is told that an offer waits', async () => {
    await openAs('lv1-demo', PATHS.series);
    const strip = page.getByRole('navigation', { name: t('today:strip') });
    await expect(strip).toContainText(textIn(QUOTE_TODO_WORDS.answer, language));
    await look(page, `quotes/strip.${language}`);
    await strip.getByRole('link', { name: t('today:strip') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('web:menu.today') })).toBeVisible();
    const offers = page.getByRole('region', { name: textIn(QUOTE_TODO_WORDS.answer, language) });
    await look(page, `quotes/today.${language}`);
    await offers.locator(`a[href="${address}"]`).click();
    await quote.expectState('priced');
  });

  await test.step('the customer writes and counters', async () => {
    await page.getByRole('textbox', { name: t('quotes:thread.text') }).fill('In green, please');
    await page.locator('input[type=file]').setInputFiles(DRAWING);
    await expect(page.getByRole('list', { name: t('quotes:file.chosen') })).toContainText(DRAWING.name);
    await look(page, `quotes/chosen-file.${language}`);
    await page.getByRole('button', { name: t('quotes:thread.send') }).click();
    await expect(page.getByRole('list', { name: t('quotes:thread.title') })).toContainText('In green, please');
    await quote.openLine(0);
    await quote.dialog.getByRole('textbox', { name: t('quotes:thread.text') }).fill('With a longer shaft?');
    await quote.dialog.getByRole('button', { name: t('quotes:thread.send') }).click();
    await expect(quote.dialog.getByRole('list', { name: /1/ })).toContainText('With a longer shaft?');
    await look(page, `quotes/line-thread.${language}`);
    await expect(quote.dialog).toContainText('With a longer shaft?');
    await page.keyboard.press('Escape');
    await expect(quote.dialog).toBeHidden();
    await expect(page.getByLabel(t('quotes:charge.title')).first()).toContainText('1,200.50');
    await look(page, `quotes/offered.${language}`);
    await page
      .getByRole('button', { name: t('quotes:paper.named', { no: '2', kind: t('quotes:history.kind.offer') }) })
      .first()
      .click();
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: t(`cart:document.${language}`), exact: true }).click(),
    ]);
    expect(paper.suggestedFilename()).toMatch(new RegExp(`^QT\\d{4}-\\d{5}-2-${language}\\.pdf$`));
    await quote.press('counter');
    await quote.dialog.getByRole('textbox', { name: t('quotes:line.quantity') }).fill('5');
    await look(page, `quotes/counter.${language}`);
    await quote.confirm('step.counterSend');
    await quote.expectTold('step.done.counter');
    await quote.expectState('countered');
  });

  await test.step('sales reads what was said of the line and notes something for colleagues', async () => {
    await openAs('sales-demo', address);
    const drawing = page.getByRole('list', { name: t('quotes:file.list') }).getByRole('button');
    const [fetched] = await Promise.all([page.waitForEvent('download'), drawing.click()]);
    expect(fetched.suggestedFilename()).toBe(DRAWING.name);
    await quote.openLine(1);
    await expect(quote.dialog.getByRole('list', { name: /1/ })).toContainText('With a longer shaft?');
    await quote.dialog.getByRole('textbox', { name: t('quotes:thread.text') }).fill('Shaft costs extra');
    await quote.dialog.getByRole('checkbox').check();
    await quote.dialog.getByRole('button', { name: t('quotes:thread.send') }).click();
    await expect(quote.dialog.getByRole('list', { name: /1/ })).toContainText('Shaft costs extra');
    // Opened anew: what tells that it was sent lies over the head of a long dialog on a phone.
    await page.goto(address);
    await quote.openLine(2);
    await look(page, `quotes/line-thread-internal.${language}`);
  });

  await test.step('sales offers again, the customer accepts', async () => {
    await offer();
    await openAs('lv1-demo', address);
    await quote.openLine(1);
    await expect(quote.dialog).not.toContainText('Shaft costs extra');
    await page.keyboard.press('Escape');
    await quote.press('accept');
    await quote.confirm('step.accept');
    await quote.expectTold('step.done.accept');
    await quote.expectState('accepted');
    const [number = ''] = (await page.locator('dl').first().innerText()).match(/QT\d{4}-\d{5}/) ?? [];
    await page.goto(QUOTE_PATHS.short.replace(':number', number));
    await quote.expectState('accepted');
    await page.goto(QUOTE_PATHS.short.replace(':number', 'QT2601-99999'));
    await expect(page.getByText(t('quotes:ofNumber.none', { number: 'QT2601-99999' }))).toBeVisible();
    await page.goto(address);
    await page.locator('summary').last().click();
    await expect(page.getByRole('list', { name: t('quotes:history.name') })).toContainText(
      t('quotes:history.did.counter'),
    );
  });
});
