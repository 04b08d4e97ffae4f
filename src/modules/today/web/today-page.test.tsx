// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TodayDto, TodaySectionDto } from '#modules/today/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { actFor } from '#web/session/acting.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { Mark } from './today-mark.tsx';
import { Component as TodayPage } from './today-page.tsx';
import { Component as Strip } from './today-strip.tsx';
import { learnWaiting } from './waiting.ts';

const ROW = { id: 'q1', title: 'QT2611-00042', detail: 'Plant Suzhou', path: '/config-order/quotes/q1' };
const SECTION: TodaySectionDto = {
  ...{ id: 'quotes.answer', name: 'Offers for you to answer', waits: true, all: '/config-order/quotes?state=priced' },
  count: 100,
  rows: [{ ...ROW, since: null, until: '2099-01-05' }],
};
const DRAFTS: TodaySectionDto = {
  ...{ id: 'drafts.unfinished', name: 'Unfinished configurations', waits: false, all: null, count: 1 },
  rows: [{ ...ROW, id: 'JRT', title: 'JRT', detail: '', since: '2026-11-27T08:00:00.000Z', until: null }],
};
const NOTHING: TodayDto = { waiting: 0, sections: [] };

let told: TodayDto = NOTHING;
let asked: Headers[] = [];
/** Whether the session of the token has ended. */
let isOver = false;
let logins = 0;

beforeEach(() => {
  [told, asked, isOver, logins] = [NOTHING, [], false, 0];
  configureCalls({
    token: () => 't',
    onSessionEnded: async () => {
      logins += 1;
      return false;
    },
    fetch: async (_, init) => {
      asked.push(new Headers(init?.headers));
      if (!isOver) return Response.json({ code: 0, description: '', result: told });
      const refusal = { code: 401, description: 'over', result: null, error: { code: 'session.ended' } };
      return Response.json(refusal, { status: 401 });
    },
  });
  beginSession({ token: 't', user: { id: '1', username: 'buyer', organisationName: '', userAttribute: 'Customer1' } });
});
afterEach(() => {
  cleanup();
  endSession();
  act(() => learnWaiting(NOTHING));
});

async function open(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/today'] });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['today'] },
  );
  return { ...rendered, router };
}
const mark = (name: string) => screen.findByRole('link', { name });

describe('the page of what there is to do', () => {
  it('tells each kind with how many there are, and leads to each thing and to all of them', async () => {
    told = { waiting: 100, sections: [SECTION, DRAFTS] };
    await open(<TodayPage />);
    const offers = within(await screen.findByRole('region', { name: 'Offers for you to answer 99+' }));
    const first = offers.getByRole('link', { name: /QT2611-00042/ });
    expect(first.getAttribute('href')).toBe('/config-order/quotes/q1');
    expect(first.textContent).toContain('until 2099-01-05');
    const all = offers.getByRole('link', { name: 'Show all: Offers for you to answer' });
    expect(all.getAttribute('href')).toBe('/config-order/quotes?state=priced');
    const drafts = within(screen.getByRole('region', { name: 'Unfinished configurations 1' }));
    expect(drafts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['JRTsince 27 Nov 2026']);
  });

  it('says that nothing waits, and what to do then', async () => {
    await open(<TodayPage />);
    expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/product-config/config-select', '/config-order/quotes']);
  });
});

describe('the mark in the header', () => {
  it('says in words how much waits, leads there, and is not there where nothing does', async () => {
    await open(<Mark />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
    act(() => learnWaiting({ ...NOTHING, waiting: 1 }));
    expect((await mark('1 thing waits for your answer')).getAttribute('href')).toBe('/today');
    act(() => learnWaiting({ ...NOTHING, waiting: 140 }));
    expect((await mark('99+ things wait for your answer')).textContent).toBe('99+');
  });

  it('is asked anew by whoever comes back to the tab or acts for another customer', async () => {
    told = { waiting: 2, sections: [SECTION] };
    await open(<Mark />);
    await mark('2 things wait for your answer');
    told = { waiting: 3, sections: [SECTION] };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await mark('3 things wait for your answer');
    told = { waiting: 4, sections: [SECTION] };
    act(() => actFor({ id: 'east', customerName: 'East Drives' }));
    await mark('4 things wait for your answer');
    expect(asked).toHaveLength(3);
  });

  it('says the same as the page', async () => {
    told = { waiting: 5, sections: [SECTION] };
    await open(<TodayPage />);
    await screen.findByRole('region', { name: 'Offers for you to answer 99+' });
    cleanup();
    told = NOTHING;
    await open(<Mark />);
    expect(screen.getByRole('link', { name: '5 things wait for your answer' })).toBeTruthy();
  });

  it('asks nobody to log in again: a session that has ended is told by what the person does', async () => {
    isOver = true;
    await open(<Mark />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.get('authorization')).toBe('Bearer t');
    await new Promise((done) => setTimeout(done, 20));
    expect([logins, screen.queryByRole('link')]).toEqual([0, null]);
  });

  it('is not asked for an administrator, for whom nobody waits', async () => {
    beginSession({ token: 'a', user: { id: '2', username: 'admin', organisationName: '' } });
    await open(<Mark />);
    await new Promise((done) => setTimeout(done, 20));
    expect(asked).toEqual([]);
  });
});

describe('the strip of the first page', () => {
  it('names each kind that waits, with how many there are, and leads to them; one alone is opened', async () => {
    const counters = { ...SECTION, id: 'quotes.countered', name: 'Counter offers', count: 1 };
    told = { waiting: 101, sections: [SECTION, counters, DRAFTS] };
    await open(
      <>
        <Mark />
        <Strip />
      </>,
    );
    const strip = within(await screen.findByRole('navigation', { name: 'Waiting for you' }));
    const links = strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Waiting for you', '/today'],
      ['Offers for you to answer 99+', '/config-order/quotes?state=priced'],
      ['Counter offers 1', '/config-order/quotes/q1'],
    ]);
    expect(asked).toHaveLength(1);
  });

  it('is not there where nothing waits', async () => {
    told = { waiting: 0, sections: [DRAFTS] };
    await open(
      <>
        <Mark />
        <Strip />
      </>,
    );
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
