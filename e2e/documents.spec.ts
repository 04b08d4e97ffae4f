import { readFileSync, statSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { type Locale, textIn } from '#kernel/locale.ts';
import { batchZipName, technicalFileName } from '#modules/documents/domain/file-name.ts';
import { INSTRUCTION_WORDS, instructionsFileName } from '#modules/documents/domain/instruction-words.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { expectAccessible, isJudged } from './axe.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { textOfPdf } from './pdf.ts';
import { SAVED } from './wizard.ts';
import { wordsOf } from './words.ts';

const DOCUMENTS = [
  { language: 'zh-cn', fileName: `${SAVED}-技术文件.pdf` },
  { language: 'en', fileName: `${SAVED}-technical file.pdf` },
] as const satisfies { language: Locale; fileName: string }[];

test('a saved drive has its technical document in Chinese and in English', async ({
  page,
  wizard,
  cart,
  words,
  openAs,
  release,
}) => {
  await openAs('lv1-demo', CART);
  await wizard.configure();
  const code = await wizard.typeCode.innerText();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();

  for (const { language, fileName } of DOCUMENTS) {
    await test.step(fileName, async () => {
      await cart.action('button', 'action.documentNamed', SAVED).click();
      const started = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: words.t(`cart:document.${language}`), exact: true }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe(fileName);
      await expect(message(page, words, words.t('cart:download.done')).first()).toBeVisible();
      const file = await download.path();
      expect(statSync(file).size).toBeLessThan(300_000);
      const text = textOfPdf(file);
      if (text === undefined) return;
      const { field, option } = wordsOf(language, release);
      expect(withoutSpaces(text)).toContain(withoutSpaces(code));
      for (const said of [
        textIn(SHEET_WORDS.performance, language),
        field('installationPosition'),
        option('gearboxModel', 'K'),
        option('builtInType', 'KAF'),
        '29.32',
      ]) {
        expect(withoutSpaces(text)).toContain(withoutSpaces(said));
      }
    });
  }
  await cart.remove(SAVED);
});

test('a visitor has the data sheet of what is configured, without a login', async ({ page, wizard, words }) => {
  await wizard.configure();
  await page.getByRole('button', { name: words.t('cart:action.dataSheet'), exact: true }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words.t('cart:document.both'), exact: true }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`${SAVED}-技术文件.pdf`);
  await expect(message(page, words, words.t('cart:download.done')).first()).toBeVisible();
  const text = textOfPdf(await download.path());
  if (text !== undefined) expect(withoutSpaces(text)).toContain(withoutSpaces(SHEET_WORDS.drawingAfterLogin.en));
});

/** Lines are broken where the sheet is narrow. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

test('the data sheets of several saved drives come as one zip, with the pages behind them', async ({
  page,
  wizard,
  cart,
  words,
  language,
  openAs,
}) => {
  const { t } = words;
  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await cart.action('button', 'action.moreNamed', SAVED).click();
  await page.getByRole('menuitem', { name: t('cart:action.copy'), exact: true }).click();
  const marks = page.getByRole('checkbox', { name: t('cart:mark.named', { name: SAVED }), exact: true });
  await expect(marks.nth(1)).toBeVisible();
  await marks.nth(0).check();
  await marks.nth(1).check();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: t('cart:batch.documents'), exact: true }).click();
  await look(page, `documents/batch-phone.${language}`);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: t('cart:batch.documents'), exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: t('cart:document.annexes') }).click();
  await look(page, `documents/batch.${language}`);
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t(`cart:document.${language}`), exact: true }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(batchZipName(language));
  const files = unzipSync(readFileSync(await download.path()));
  const name = technicalFileName(SAVED, language);
  expect(Object.keys(files)).toEqual([name, name.replace('.pdf', '(1).pdf')]);
  for (const bytes of Object.values(files)) expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');

  await page.goto('/services-support/my-documents');
  const again = page.getByRole('button', { name: t('documents:downloadNamed', { name }), exact: true }).first();
  await expect(again).toBeVisible();
  await expect(page.getByText(t('documents:version', { version: 1 })).first()).toBeVisible();
  if (isJudged('desk', language)) await expectAccessible(page);
  await look(page, `documents/mine.${language}`);
  const fetched = page.waitForEvent('download');
  await again.click();
  const same = readFileSync(await (await fetched).path());
  expect(Object.values(files).some((bytes) => Buffer.from(bytes).equals(same))).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  if (isJudged('phone', language)) await expectAccessible(page);
  await look(page, `documents/mine-phone.${language}`);
});

test('the operating instructions of each line are there for a visitor, from the page of the lines', async ({
  page,
  words,
  language,
}) => {
  await page.goto('/product-config/config-select');
  await page
    .getByRole('link', { name: words.t('web:series.instructions') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words.t('documents:instructions.title') })).toBeVisible();
  await look(page, `documents/instructions.${language}`);
  const button = page.getByRole('button', { name: words.t('documents:instructions.named', { line: 'JRW' }) });
  await button.click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words.t(`cart:document.${language}`), exact: true }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(instructionsFileName('JRW', language));
  await expect(message(page, words, words.t('cart:download.done')).first()).toBeVisible();
  const text = textOfPdf(await download.path());
  if (text !== undefined) expect(text).toContain(textIn(INSTRUCTION_WORDS.contents, language));
});
