// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineDto } from '#modules/cart/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { CallError, configureCalls } from '#web/calls/call.ts';
import { actedFor, actFor, endActing } from '#web/session/acting.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { LineListPage } from './line-list-page.tsx';

beforeEach(() => beginSession({ token: 't', user: { id: 'me', username: 'me', organisationName: '' } }));
afterEach(() => {
  cleanup();
  endSession();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const LINE: LineDto = {
  id: 'line-1',
  version: 3,
  productName: 'JRTKAF67-DN90L4-i57.35-M1',
  typeCode: 'JRTKAF67-DN90L4-TF-i57.35-M1/0X-H40',
  category: 'JRT',
  gearboxModel: 'K',
  releaseHash: '0123456789abcdef',
  quantity: 2,
  inquiryStatus: 'N',
  createdAt: '2026-03-05T08:09:00.000Z',
  updatedAt: '2026-03-05T08:09:00.000Z',
  productConfig: { productName: 'JRTKAF67-DN90L4-i57.35-M1' },
  customerName: 'Acme',
  accountManagerName: null,
  userId: 'buyer',
  actorName: 'buyer',
  onBehalfOf: null,
  abilities: { edit: true, delete: true },
  demand: null,
  figures: [
    { column: 'outputSpeed', label: 'Output speed', symbol: 'n2', value: '49.8', unit: 'r/min' },
    { column: 'serviceFactor', label: 'Service factor', symbol: 'fB', value: '1.48', unit: null },
  ],
  fittings: [
    { field: 'installationPosition', code: 'M1', label: 'Mounting position', value: 'M1' },
    { field: 'encoder', code: 'incremental', label: 'Encoder', value: 'Incremental encoder (E)' },
  ],
};

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Answer = (asked: Asked) => { status?: number; result: unknown; description?: string };

/** The list over a network double that answers every call and notes it. */
async function openList(answer: Answer, download = vi.fn(async () => undefined), delay = async () => {}) {
  const asked: Asked[] = [];
  configureCalls({
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input), 'http://portal');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method: init?.method ?? 'GET', path: pathname, query: searchParams, body };
      asked.push(call);
      await delay();
      const { status = 200, result, description = '' } = answer(call);
      return Response.json({ code: status === 200 ? 0 : status, result, description }, { status });
    },
  });
  const router = createMemoryRouter([{ path: '*', element: <LineListPage download={download} /> }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['cart'] },
  );
  return { ...rendered, asked, download };
}

const page = (rows: LineDto[], next: string | null = null) => ({ result: { rows, next } });

describe('the product list', () => {
  it('shows each line with its type code, quantity and day', async () => {
    await openList(() => page([LINE]));
    const link = await screen.findByRole('link', { name: LINE.productName });
    expect(link.getAttribute('href')).toBe('/product-config/config-select/JRT/line-1');
    expect(screen.getByText(LINE.typeCode)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(`Quantity of ${LINE.productName}`).value).toBe('2');
    expect(screen.getByText(/5 Mar 2026/)).toBeTruthy();
  });

  it('says the figures its drive is known by, with their names for whoever listens', async () => {
    await openList(() => page([LINE]));
    expect((await screen.findByTitle('Output speed')).textContent).toBe('Output speed 49.8\u00a0r/min');
    expect(screen.getByTitle('Service factor').textContent).toBe('Service factor fB\u00a01.48');
  });

  it.each([
    [
      'was accepted with a reason',
      'below-demand',
      1.12,
      -20,
      'load verified',
      '1.12 < 1.40 (−20 %)',
      'below the requirement, accepted: load verified',
    ],
    [
      'was saved before one was asked for',
      'below-demand',
      1.12,
      -20,
      null,
      '1.12 < 1.40 (−20 %)',
      'below the requirement, not acknowledged',
    ],
    ['is supplied by enquiry only', 'by-enquiry', 0.84, -40, null, '0.84 < 1.40 (−40 %)', 'by enquiry only'],
  ] as const)(
    'says of a drive below its demand that it %s',
    async (_, verdict, factor, percent, reason, figures, said) => {
      const demand = { verdict, factor, required: 1.4, percent, reason, text: '' };
      await openList(() => page([{ ...LINE, demand }]));
      const tag = await screen.findByText(figures);
      expect(tag.className).toContain(verdict === 'by-enquiry' ? 'refused' : 'near');
      expect(tag.querySelector('svg')).not.toBeNull();
      expect(screen.getByText(said)).toBeTruthy();
    },
  );

  it('says nothing of a drive that meets its demand', async () => {
    const demand = { verdict: 'meets', factor: 1.48, required: 1.4, percent: 5, reason: null, text: '' } as const;
    await openList(() => page([{ ...LINE, demand }]));
    expect(await screen.findByText(LINE.typeCode)).toBeTruthy();
    expect(screen.queryByText(/1\.40/)).toBeNull();
  });

  it('shows the remark of a line', async () => {
    await openList(() => page([{ ...LINE, remark: 'for hoist 2' } as LineDto]));
    expect((await screen.findByTitle('for hoist 2')).textContent).toBe('Remark: for hoist 2');
  });

  it('names the next step while it is empty', async () => {
    await openList(() => page([]));
    expect(await screen.findByText('Your product list is empty')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Configure a drive' })).toHaveLength(2);
  });

  it('searches on the server, and shows all again when nothing matches', async () => {
    const { user } = await openList(({ query }) => page(query.get('q') === 'zzz' ? [] : [LINE]));
    await user.type(await screen.findByRole('searchbox', { name: 'Search the product list' }), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByText(LINE.typeCode)).toBeTruthy();
  });

  it('loads further pages by their cursor', async () => {
    const { user } = await openList(({ query }) =>
      query.get('cursor') === 'next' ? page([{ ...LINE, id: 'line-2', typeCode: 'second' }]) : page([LINE], 'next'),
    );
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('second')).toBeTruthy();
    expect(screen.getByText(LINE.typeCode)).toBeTruthy();
  });

  it('says so when it cannot be had, and tries again', async () => {
    let isDown = true;
    const { user } = await openList(() => (isDown ? { status: 503, result: null, description: 'Busy' } : page([LINE])));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Busy')).toBeTruthy();
    isDown = false;
    await user.click(again);
    expect(await screen.findByText(LINE.typeCode)).toBeTruthy();
  });
});

describe('while one acts for a customer', () => {
  const SUZHOU = { id: 'suzhou', customerName: 'Suzhou' };
  const OF_SUZHOU = { ...LINE, typeCode: 'for Suzhou', customerName: 'Suzhou', onBehalfOf: 'Suzhou' };

  it('a line that was added for a customer says for whom and by whom', async () => {
    await openList(() => page([OF_SUZHOU]));
    expect(await screen.findByText('Added for Suzhou by buyer')).toBeTruthy();
  });

  it('the list is that customer’s alone, says so, and never shows rows of one customer as another’s', async () => {
    let letGo: (() => void) | undefined;
    const { asked } = await openList(
      () => page([actedFor() ? OF_SUZHOU : LINE]),
      undefined,
      async () => {
        if (actedFor()) await new Promise<void>((resolve) => (letGo = resolve));
      },
    );
    await screen.findByText(LINE.typeCode);
    act(() => actFor(SUZHOU));
    expect(screen.getByText('While you act for Suzhou, only its products are shown.')).toBeTruthy();
    expect(screen.queryByText(LINE.typeCode)).toBeNull();
    await waitFor(() => expect(asked).toHaveLength(2));
    letGo?.();
    expect(await screen.findByText('for Suzhou')).toBeTruthy();
    act(() => endActing());
    expect(screen.queryByText('for Suzhou')).toBeNull();
  });

  it('signing out asks for no other list', async () => {
    actFor(SUZHOU);
    const { asked } = await openList(() => page([OF_SUZHOU]));
    await screen.findByText('for Suzhou');
    act(() => endSession());
    expect(screen.queryByText('for Suzhou')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('an empty list is the customer’s', async () => {
    actFor(SUZHOU);
    await openList(() => page([]));
    expect(await screen.findByText('The product list of Suzhou is empty')).toBeTruthy();
  });
});

describe('a line', () => {
  it('is deleted only after it was asked for, and only the version that was seen', async () => {
    const { user, asked } = await openList(({ method }) => (method === 'DELETE' ? { result: null } : page([LINE])));
    await user.click(await screen.findByRole('button', { name: `Delete ${LINE.productName}` }));
    const question = screen.getByRole('alertdialog', { name: 'Delete this product?' });
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('Delete successfully'));
    const deletion = asked.find(({ method }) => method === 'DELETE');
    expect(deletion?.path).toBe('/api/v1/configurations/line-1');
    expect(deletion?.query.get('version')).toBe('3');
  });

  it('takes another quantity when the field is left', async () => {
    const { user, asked } = await openList(({ method }) => (method === 'PATCH' ? { result: LINE } : page([LINE])));
    const field = await screen.findByLabelText(`Quantity of ${LINE.productName}`);
    await user.clear(field);
    await user.type(field, '12{Tab}');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ quantity: 12, version: 3 }),
    );
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('Save successfully'));
  });

  it.each(['0', '10000', '1.5'])('does not take %s as a quantity', async (quantity) => {
    const { user, asked } = await openList(() => page([LINE]));
    const field = await screen.findByLabelText<HTMLInputElement>(`Quantity of ${LINE.productName}`);
    await user.clear(field);
    await user.type(field, `${quantity}{Tab}`);
    expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([quantity, 'true']);
    const reason = 'A whole number from 1 to 9999. The saved quantity is 2.';
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    await user.clear(field);
    await user.type(field, '3');
    expect(screen.queryByText(reason)).toBeNull();
  });

  it.each(['', 'many'])('goes back to its quantity and says why where one types “%s”', async (typed) => {
    const { user, asked } = await openList(() => page([LINE]));
    const field = await screen.findByLabelText<HTMLInputElement>(`Quantity of ${LINE.productName}`);
    await user.clear(field);
    await user.type(field, `${typed}{Tab}`);
    expect(field.value).toBe('2');
    expect(screen.getByText(/^A whole number from 1 to 9999\./)).toBeTruthy();
    expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('of somebody else offers neither edit nor delete', async () => {
    await openList(() => page([{ ...LINE, abilities: { edit: false, delete: false } }]));
    await screen.findByText(LINE.typeCode);
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  });

  it('has its document in either language or both, and says when it could not be had', async () => {
    const download = vi.fn(async () => Promise.reject(new CallError('network', 0, '')));
    const { user } = await openList(() => page([LINE]), download);
    await user.click(await screen.findByRole('button', { name: `Data sheet of ${LINE.productName}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Chinese and English' }));
    expect(download).toHaveBeenCalledWith(expect.objectContaining({ id: 'line-1' }), 'both');
    await waitFor(() =>
      expect(toasts.visible().map(({ text }) => text)).toContain(
        'Download error: Network request failed, please check your network connection',
      ),
    );
  });
});
