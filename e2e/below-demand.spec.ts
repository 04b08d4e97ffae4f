import { textIn } from '#kernel/locale.ts';
import { judgeReserve, RESERVE_WORDS, reserveWords } from '#product/judgement/reserve.ts';
import { USUAL_REASONS } from '#product/judgement/usual-reasons.ts';
import { expect, message, test } from './fixtures.ts';
import { ASKED, type Wizard } from './wizard.ts';
import { literally } from './words.ts';

const FACTOR = /(\d\.\d\d) < 1\.40/;

/** K47 near misses of a drive for 1.5 kW where fB 1.40 is asked for: the speed they are found at, and what they say. */
const WEAK = { outputSpeed: '42', said: /1\.[0-3]\d < 1\.40/ };
const TOO_WEAK = { outputSpeed: '30', said: /0\.\d\d < 1\.40/ };

/** Configures such a near miss up to its overview, and answers its fB. */
async function configureNearMiss(wizard: Wizard, { outputSpeed, said }: typeof WEAK): Promise<number> {
  await wizard.open();
  await wizard.chooseModel();
  await wizard.next(1);
  await wizard.search({ ...ASKED, outputSpeed });
  const row = wizard.nearMisses.getByRole('row').filter({ hasText: 'K47' }).filter({ hasText: said }).first();
  await row.getByRole('radio').click();
  await wizard.expectStep(2);
  await wizard.choose('builtInType', 'KAF');
  await wizard.goTo(5);
  return Number(FACTOR.exec(await wizard.hero.innerText())?.[1]);
}

function figuresOf(factor: number) {
  const reserve = judgeReserve(factor, 1.4);
  if (reserve === undefined) throw new Error('1.4 was asked for');
  return { words: reserveWords(reserve), meaning: RESERVE_WORDS[reserve.verdict] };
}

test('a drive below its demand is saved and printed with its reason, and never without', async ({
  page,
  wizard,
  cart,
  words,
  language,
  signIn,
}) => {
  const { t } = words;
  const { words: figures, meaning } = figuresOf(await configureNearMiss(wizard, WEAK));
  const said = textIn(figures, language);

  await test.step('its figure says so beside the others, and nothing is green', async () => {
    await expect(wizard.hero.getByText(said, { exact: true })).toBeVisible();
    await expect(wizard.hero.getByText(textIn(meaning, language), { exact: true })).toBeVisible();
    await expect(wizard.hero.getByText(t('configurator:summary.complete'), { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: t('cart:action.dataSheet'), exact: true })).toBeHidden();
  });

  await test.step('completing says what is missing and leads there', async () => {
    await wizard.button('bar.complete').click();
    await expect(message(page, words, t('configurator:check.below-demand', { figures: said }))).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('configurator:field.serviceFactorAccepted') })).toBeFocused();
  });

  const reason = textIn(USUAL_REASONS.verified, words.locale);
  await test.step('a usual reason completes it, in amber', async () => {
    await page.getByRole('button', { name: reason, exact: true }).click();
    await expect(wizard.hero.getByText(t('configurator:summary.completeBelow'))).toBeVisible();
    await expect(wizard.hero.getByText(t('configurator:demand.accepted', { reason }))).toBeVisible();
    await expect(page.getByRole('button', { name: t('cart:action.dataSheet'), exact: true })).toBeVisible();
  });

  await test.step('the list says it, and the line opens with its reason', async () => {
    await wizard.button('bar.complete').click();
    await signIn('lv1-demo');
    await cart.expectOpen();
    const line = page.getByRole('row').filter({ hasText: said }).first();
    await expect(line).toContainText(t('cart:demand.accepted', { meaning: textIn(meaning, language), reason }));
    const name = await line.getByRole('link').first().innerText();
    await cart.action('button', 'action.documentNamed', name).click();
    await page.getByRole('menuitem', { name: t('cart:document.en'), exact: true }).click();
    await expect(message(page, words, t('cart:download.done'))).toBeVisible();
    await cart.action('link', 'action.editNamed', name).click();
    await wizard.goTo(5);
    await expect(page.getByRole('textbox', { name: t('configurator:field.serviceFactorAccepted') })).toHaveValue(
      reason,
    );
    await page.goBack();
    await cart.expectOpen();
    await cart.remove(name);
  });
});

test('a drive below 1.0 leads to an engineer alone', async ({ page, wizard, words, language }) => {
  const { t } = words;
  const { words: figures } = figuresOf(await configureNearMiss(wizard, TOO_WEAK));
  const said = textIn(figures, language);
  await wizard.button('bar.complete').click();
  await expect(message(page, words, t('configurator:check.by-enquiry', { figures: said }))).toBeVisible();
  const place = page.getByRole('main').locator('section[data-field=serviceFactorAccepted]');
  await expect(place.getByRole('heading', { name: t('configurator:demand.byEnquiry') })).toBeVisible();
  await expect(place.getByRole('textbox')).toHaveCount(0);
  await place.getByRole('button', { name: t('configurator:engineer.ask') }).click();
  await expect(page.getByRole('dialog')).toContainText(new RegExp(literally(said)));
});
