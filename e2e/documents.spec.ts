import { statSync } from 'node:fs';
import { type Locale, textIn } from '#kernel/locale.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
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
