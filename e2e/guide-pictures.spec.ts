import { expect, test } from './fixtures.ts';
import { ROW } from './wizard.ts';

/** Where the pictures of the guide go; only `GUIDE_PICTURES=docs/guide` renews those that are kept. */
const FOLDER = process.env.GUIDE_PICTURES ?? 'test-results/guide';

test('the guide’s picture of the search is of the portal as it is', async ({ page, wizard }) => {
  await wizard.open();
  await wizard.chooseModel();
  await wizard.next(1);
  await wizard.search();
  await wizard.pick(ROW.name);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ path: `${FOLDER}/wizard.png`, animations: 'disabled' });
  expect(picture.length).toBeLessThan(200_000);
});
