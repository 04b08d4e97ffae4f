// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '#modules/quotes/domain/validity.ts';
import {
  type CustomerDto,
  openQuotePage as open,
  PRICED,
  REQUESTED,
} from '#modules/quotes/testing/open-quote-page.tsx';
import { endSession } from '#web/session/session.ts';

afterEach(() => {
  cleanup();
  endSession();
});

const TITLE = 'Wanted sooner than possible';
const inDays = (days: number) => addDays(todayIn(PRICED.timeZone, new Date()), days);
/** The page offers 15 days. */
const wanted = (days: number, more: Partial<CustomerDto> = {}): CustomerDto => ({
  ...PRICED,
  ...more,
  wantedDate: inDays(days),
});

describe('a line that is wanted before its lead time allows', () => {
  it('is remarked to the customer with the earliest day, by the lead time that is offered', async () => {
    const { container } = await open(() => wanted(10));
    expect(screen.getByRole('heading', { name: TITLE })).toBeTruthy();
    expect(container.textContent).toContain(
      `Line 1, JRTR77: the wanted date ${inDays(10)} is 5 days before the lead time of 15 days allows. If ordered today: ${inDays(15)} at the earliest.`,
    );
    expect(container.textContent).not.toContain('Line 2, JRW63');
  });

  it('is not remarked where the date can be met, nor once all is agreed', async () => {
    await open(() => wanted(15));
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
    cleanup();
    await open(() => wanted(10, { state: 'accepted' }));
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });

  it('is remarked to the provider by the working offer, once', async () => {
    const { container } = await open(() => ({ ...REQUESTED, wantedDate: inDays(14) }));
    expect(screen.getAllByRole('heading', { name: TITLE })).toHaveLength(1);
    expect(container.textContent).toContain('is 1 day before the lead time of 15 days allows');
  });
});
