// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openQuotePage as open, PRICED } from '#modules/quotes/testing/open-quote-page.tsx';
import { onPhone } from '#testing/phone.tsx';
import { endSession } from '#web/session/session.ts';

onPhone();
afterEach(() => {
  cleanup();
  endSession();
});

it('the card of a line says nothing of what is said of another line alone', async () => {
  await open(() => PRICED);
  const reasonOf = (name: RegExp) =>
    within(screen.getByRole('article', { name })).getByText('Not offered, because').nextElementSibling;
  expect(reasonOf(/JRW63/)?.textContent).toBe('out of range');
  // A fact without any content is not shown: the style of cards leaves it out.
  expect(reasonOf(/JRTR77/)?.childNodes).toHaveLength(0);
});
