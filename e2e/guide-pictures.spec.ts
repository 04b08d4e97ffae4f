import { expectFresh, IS_RENEWING } from './fingerprints.ts';
import { expect, test } from './fixtures.ts';
import { ROW } from './wizard.ts';

const GUIDE = 'docs/guide';
/** What is not to be kept can be looked at in the results of the test. */
const FOLDER = IS_RENEWING ? GUIDE : 'test-results/guide';

test('the guide’s picture of the search is of the portal as it is', async ({ page, wizard, words }) => {
  await wizard.open();
  await wizard.chooseModel();
  await wizard.next(1);
  await wizard.search();
  await wizard.mark(ROW.name);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  await expect(page.getByRole('toolbar', { name: words.t('web:tabs.label') })).toBeVisible();
  const picture = await page.screenshot({ path: `${FOLDER}/wizard.png`, animations: 'disabled' });
  expect(picture.length).toBeLessThan(200_000);
  await expectFresh(GUIDE, 'wizard', page.locator('body'));
});
