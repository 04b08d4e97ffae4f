// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { RecheckedDto } from '#modules/sizing/contract.ts';
import type { SizedDrive } from '#product/sizing-case.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { SizedBy } from './sized-by.tsx';

afterEach(cleanup);

const HOIST: SizedDrive = { case: 'application=hoist&v=0.2', line: 'X', row: 'K47+1', release: '0123abcd' };
const MIXER: SizedDrive = { ...HOIST, case: 'application=mixer' };

async function show(drives: readonly SizedDrive[], rows: readonly RecheckedDto[]): Promise<unknown[]> {
  const sent: unknown[] = [];
  configureCalls({
    locale: () => 'en',
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({ code: 0, result: { rows }, description: '' });
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        {drives.map((drive) => (
          <SizedBy key={drive.case} drive={drive} />
        ))}
      </MemoryRouter>
    </QueryClientProvider>,
    { locale: 'en', namespaces: [] },
  );
  return sent;
}

it('leads back to the case of each drive, and asks of all of them in one call', async () => {
  const sent = await show(
    [HOIST, MIXER],
    [
      { holds: true, reason: null },
      { holds: false, reason: 'fB 1.1 < 1.4' },
    ],
  );
  const link = screen.getByRole('link', { name: 'Sizing: hoist, winch' });
  expect(link.getAttribute('href')).toBe('/product-config/sizing?application=hoist&v=0.2&drive=X~0123abcd~K47%2B1');
  expect(await screen.findByText('fB 1.1 < 1.4')).toBeTruthy();
  expect(screen.getAllByText('No longer holds by the current product data')).toHaveLength(1);
  expect(sent).toEqual([{ drives: [HOIST, MIXER] }]);
});

it('says nothing of a drive that nobody can judge', async () => {
  await show([HOIST], [{ holds: null, reason: null }]);
  expect(await screen.findByRole('link', { name: 'Sizing: hoist, winch' })).toBeTruthy();
  expect(screen.queryByText(/No longer holds/)).toBeNull();
});
