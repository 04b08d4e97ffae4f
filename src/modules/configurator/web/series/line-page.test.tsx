// @vitest-environment happy-dom
// @tests alone
import { cleanup, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fact, type LineInfo } from '#product/line-info.ts';
import { renderScreen } from '#testing/browser.tsx';

/** A line that nobody can configure yet: its card leads to its range, which an offer settles. */
const ENQUIRED: LineInfo = {
  code: 'TOY',
  name: { zh: '玩具', en: 'Toy' },
  use: { zh: '用于试验。', en: 'For trials.' },
  stage: 'enquiry',
  figures: 'indicative',
  facts: [fact('torque', '1 – 2 kNm'), fact('ratio', 'i = 3 – 5')],
};

const SOON: LineInfo = { ...ENQUIRED, code: 'DREAM', name: { zh: '梦', en: 'Dream' }, stage: 'soon', facts: [] };

vi.doMock('#lines/index.ts', () => ({ LINES: [ENQUIRED, SOON], OFFERED: [ENQUIRED, SOON] }));
const { Component: LinePage } = await import('./line-page.tsx');
const { SeriesPage } = await import('./series-page.tsx');

afterEach(cleanup);

async function open(path: string) {
  const routes = [
    { path: '/', Component: SeriesPage },
    { path: '/line/:line', Component: LinePage },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return renderScreen(<RouterProvider router={router} />, { locale: 'en', namespaces: ['enquiries'] });
}

it('the card of a line that is not configured here leads to its range', async () => {
  await open('/');
  const card = within(screen.getByRole('article', { name: 'Toy' }));
  expect(card.getByRole('link', { name: 'Range and enquiry' }).getAttribute('href')).toMatch(/config-select\/TOY$/);
});

it('the address of a line that is announced says so, leads back and takes an enquiry', async () => {
  await open('/line/DREAM');
  expect(screen.getByText('Coming soon')).toBeTruthy();
  expect(screen.getByText(/cannot be configured or ordered yet/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: /All product lines/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeTruthy();
});

it('its page shows the range, says which figures are only indicative, and takes an enquiry', async () => {
  await open('/line/TOY');
  const rows = within(screen.getByRole('table', { name: 'Range at a glance' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Output torque1 – 2 kNm', 'Ratioi = 3 – 5']);
  expect(screen.getByText(/Indicative figures/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeTruthy();
});
