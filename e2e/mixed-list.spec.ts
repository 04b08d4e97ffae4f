import type { Page } from '@playwright/test';
import { EXAMPLE_CODES } from '#lines/example-codes.ts';
import { bulkEntryRoutes } from '#modules/bulk-entries/contract.ts';
import { jobRoutes } from '#modules/jobs/contract.ts';
import { CART } from './cart.ts';
import { emptyLists } from './empty-lists.ts';
import { expect, test } from './fixtures.ts';
import { DESK, look, PHONE } from './look.ts';
import { sessionOf } from './session.ts';

/** One product of each line, the first of them bevelled; what is listed in the sample catalogue comes besides. */
const CODES = EXAMPLE_CODES.slice(1);
const SAMPLE = '/product-config/sample-select/JRT?item=JRT-S005';

test('lines of every kind stand beside one another: no column hides another, and each figure says what it is', async ({
  page,
  cart,
  wizard,
  language,
  words,
  portal,
  openAs,
}) => {
  const { t } = words;
  // Another journey may have left a line.
  await emptyLists(portal);
  await openAs('lv1-demo', SAMPLE);
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await takeCodes(portal, 'lv1-demo', CODES);
  await page.goto(CART);
  const rows = page.locator('tbody tr[data-row]');
  await expect(rows).toHaveCount(CODES.length + 1);

  await test.step('at 1440 px everything of every line is seen, and nothing scrolls sideways', async () => {
    await expect(page.locator('section[data-fits]')).toHaveCount(1);
    expect(await hiddenIn(page)).toEqual([]);
  });

  await test.step('one column of torques says of each whether it is delivered or permitted', async () => {
    const torques = page.getByRole('cell').filter({ hasText: /^[\d,]+(\.\d+)?[.0]*(M2|T2N|T2 max|MN)?$/ });
    const signs = await torques.evaluateAll((cells) => cells.map((cell) => cell.lastElementChild?.textContent ?? ''));
    for (const sign of ['M2', 'T2N', 'T2 max', 'MN']) expect(signs).toContain(sign);
  });

  await look(page, `mixed-list/list.${language}`, { fullPage: true });

  await test.step('on a phone a card says of which kind each of several torques and loads is', async () => {
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('article')).toHaveCount(CODES.length + 1);
    for (const sign of ['T2N', 'T2 max', 'FR1', 'MN'])
      await expect(
        page
          .getByRole('article')
          .filter({ hasText: `${sign}\u00a0` })
          .first(),
      ).toBeVisible();
    await page.setViewportSize(DESK);
  });

  await page.getByRole('checkbox', { name: t('cart:mark.all') }).check();
  await page.getByRole('button', { name: t('cart:batch.delete'), exact: true }).click();
  await expect(rows).toHaveCount(0);
});

/** What of the lines is not seen whole: fields, states and buttons that lie under something else or beyond the table. */
function hiddenIn(page: Page): Promise<readonly string[]> {
  return page.locator('tbody tr[data-row]').evaluateAll((lines) =>
    lines.flatMap((line) => {
      line.scrollIntoView({ block: 'center' });
      const parts = [...line.querySelectorAll('input, a, button, td > span')];
      return parts
        .filter((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          const seen = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
          return width > 0 && seen.some((one) => one === null || !(part.contains(one) || one.contains(part)));
        })
        .map((part) => part.outerHTML.slice(0, 120));
    }),
  );
}

/** Has type codes judged and taken into a person's list. */
async function takeCodes(portal: string, username: string, codes: readonly string[]): Promise<void> {
  const { token } = await sessionOf(portal, username);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${portal}/api${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()).result;
  };
  const ended = (id: string) =>
    expect
      .poll(async () => (await ask(jobRoutes.open.path.replace(':id', id))).state, { timeout: 60_000 })
      .toBe('done');
  const { jobId } = await ask(bulkEntryRoutes.make.path, { codes: codes.join('\n') });
  await ended(jobId);
  const taking = await ask(bulkEntryRoutes.take.path.replace(':id', jobId), {});
  await ended(taking.jobId);
}
