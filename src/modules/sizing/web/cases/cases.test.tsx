// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedCaseDto, SiteProfileDto } from '#modules/sizing/contract.ts';
import { Component as SizingPage } from '#modules/sizing/web/sizing-page.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { PATHS } from '#web/paths.ts';
import { beginSession, endSession } from '#web/session/session.ts';

afterEach(() => {
  cleanup();
  endSession();
});

const CRANE: SavedCaseDto = {
  ...{ id: 'c1', name: 'Crane 1', best: ['K67 i57', 'K77 i60'], isUpToDate: false },
  asked: {
    application: 'travelling_drive',
    inputs: { m_0: 1500, m_L: { value: 1500, unit: 'kg' }, D: 250, d: 60, v: 0.5 },
    given: {},
    pairs: {},
    unit: 'si',
  },
  updatedAt: '2026-11-20T08:00:00.000Z',
};
let kept: SavedCaseDto[] = [];
let sites: SiteProfileDto[] = [];
const answer = (result: object) =>
  new Response(JSON.stringify({ code: 0, result, description: '', message: '' }), {
    headers: { 'content-type': 'application/json' },
  });
const asked = vi.fn(async (url: string, { method = 'GET', body }: RequestInit) => {
  const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
  if (url.includes('/sizing/sites')) {
    if (method === 'PUT') sites = [...sites, sent];
    return answer({ rows: sites });
  }
  if (method === 'PUT') kept = [{ ...CRANE, id: sent.name, name: sent.name, asked: sent.asked }, ...kept];
  if (method === 'DELETE') kept = kept.filter(({ id }) => !url.endsWith(id));
  if (url.endsWith('/check')) kept = kept.map((one) => ({ ...one, best: ['K67 i57'], isUpToDate: true }));
  const told = {
    rows: kept,
    gone: ['K77 i60'],
    come: [],
    candidates: [],
    values: {},
    steps: [],
    checks: [],
    missing: [],
  };
  return answer(told);
});
beforeEach(() => {
  beginSession({ token: 't', user: { id: 'me', username: 'me', organisationName: '' } });
  kept = [CRANE];
  sites = [{ name: 'Lhasa', inputs: { h_alt: { value: 3650, unit: 'm' }, supply: 'inverter' } }];
  asked.mockClear();
  configureCalls({ fetch: asked as never });
});

async function open(search = '', locale: 'zh-cn' | 'en' = 'en') {
  const router = createMemoryRouter([{ path: PATHS.sizing, Component: SizingPage }], {
    initialEntries: [PATHS.sizing + search],
  });
  const page = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  return { router, ...(await renderScreen(page, { locale, namespaces: ['sizing', 'cart'] })) };
}

const own = () => screen.findByRole('region', { name: 'Your cases' });

it('a kept case opens as it was, and is kept over under its name or anew under another', async () => {
  const { user, router } = await open();
  await user.click(within(await own()).getByRole('link', { name: 'Crane 1' }));
  expect((screen.getByRole('textbox', { name: / v in / }) as HTMLInputElement).value).toBe('0.5');
  await user.type(screen.getByRole('textbox', { name: / v in / }), '5');
  await waitFor(() => expect(router.state.location.search).toContain('v=0.55'));
  await user.click(screen.getByRole('button', { name: 'Save this case' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: /^Name of the case/ }) as HTMLInputElement;
  expect(name.value).toBe('Crane 1');
  expect(await within(dialog).findByText(/is a case of this name/)).toBeTruthy();
  await user.type(name, ' fast');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept[0]).toMatchObject({ name: 'Crane 1 fast', asked: { inputs: { v: { value: 0.55, unit: 'm/s' } } } });
});

it('another machine takes the name of a kept case only when that was asked', async () => {
  const { user } = await open('?application=travelling_drive&m_0=900&m_L=900&v=1');
  await user.click(await screen.findByRole('button', { name: 'Save this case' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Name of the case/ }), 'Crane 1');
  await dialog.findByText(/is a case of this name/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(/There is another case “Crane 1”/)).toBeTruthy();
  expect(kept).toEqual([CRANE]);
  await user.click(dialog.getByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(kept[0]?.asked.inputs).toMatchObject({ m_0: { value: 900 } }));
});

it('one of earlier product data says so, is judged anew, copied and deleted', async () => {
  const { user } = await open();
  const row = () => within(screen.getByRole('region', { name: 'Your cases' }));
  await own();
  expect(row().getByText('product data changed since')).toBeTruthy();
  await user.click(row().getByRole('button', { name: 'Judge anew: Crane 1' }));
  await waitFor(() => expect(row().queryByText('product data changed since')).toBeNull());
  await user.click(row().getByRole('button', { name: 'Copy: Crane 1' }));
  expect(await row().findByRole('link', { name: 'Crane 1 (2)' })).toBeTruthy();
  await user.click(row().getByRole('button', { name: 'Delete: Crane 1' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(row().queryByRole('link', { name: 'Crane 1' })).toBeNull());
});

it('a machine is put to the site of a project, and its own site is kept for the next', async () => {
  const { user, router } = await open('?application=travelling_drive&m_0=1500&h_alt=100&T_amb=45');
  await user.click(await screen.findByRole('button', { name: 'Site of a project' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Lhasa' }));
  expect(await screen.findByRole('button', { name: 'Site: Lhasa' })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toContain('h_alt=3650'));
  expect(router.state.location.search).toMatch(/m_0=1500(?!.*T_amb)/);
  const altitude = screen.getByRole('textbox', { name: /^Altitude/ });
  await user.clear(altitude);
  await user.type(altitude, '20');
  await user.click(screen.getByRole('button', { name: 'Site of a project' }));
  await user.click(screen.getByRole('menuitem', { name: 'Keep this site …' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name of the site/ }), 'Hamburg');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Site: Hamburg' })).toBeTruthy();
  expect(sites.at(-1)).toEqual({ name: 'Hamburg', inputs: { h_alt: { value: 20, unit: 'm' }, supply: 'inverter' } });
});
