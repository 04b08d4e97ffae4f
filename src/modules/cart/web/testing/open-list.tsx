import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { z } from 'zod';
import { USUAL_LINE } from '#lines/configurable.ts';
import type { cartRoutes, LineDto } from '#modules/cart/contract.ts';
import { LineListPage } from '#modules/cart/web/line-list-page.tsx';
import type { DrawingsOfLine } from '#modules/cart/web/line-table.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';

/** A saved line as the list shows it. */
export const LINE: LineDto = {
  id: 'line-1',
  version: 3,
  productName: 'JRTKAF67-DN90L4-i57.35-M1',
  typeCode: 'JRTKAF67-DN90L4-TF-i57.35-M1/0X-H40',
  fullTypeCode: 'JRTKAF67-DN90L4-TF-i57.35-M1/0X-H40',
  category: USUAL_LINE,
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
  itemNumber: '',
  note: '',
  folder: '',
  releaseState: 'valid',
  twins: 0,
  sizing: null,
  price: null,
  abilities: { edit: true, delete: true },
  demand: null,
  figuresOpen: false,
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

type Answer = (asked: Asked) => { status?: number; result: unknown; description?: string; code?: string };

/** The list over a network double that answers every call and notes it. */
export async function openList(
  answer: Answer,
  download = vi.fn(async () => undefined),
  delay = async () => {},
  offer: Partial<z.output<typeof cartRoutes.filters.result>> = {},
) {
  const instructions = vi.fn(async () => undefined);
  const drawing = vi.fn(async (_id: string) => undefined);
  const drawings: DrawingsOfLine = ({ id }) => [
    { id: 'step', label: '3D model', group: 'Drawing', started: 'Drawing …', download: () => drawing(id) },
  ];
  const asked: Asked[] = [];
  configureCalls({
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input), 'http://portal');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method: init?.method ?? 'GET', path: pathname, query: searchParams, body };
      if (!pathname.endsWith('/configuration-filters')) asked.push(call);
      if (pathname.endsWith('/configuration-filters'))
        return Response.json({
          code: 0,
          result: {
            categories: ['JRT', 'JRW'],
            folders: ['North'],
            persons: [],
            customers: [],
            abilities: { export: true },
            ...offer,
          },
        });
      await delay();
      const { status = 200, result, description = '', code } = answer(call);
      const error = code === undefined ? {} : { error: { code } };
      return Response.json({ code: status === 200 ? 0 : status, result, description, ...error }, { status });
    },
  });
  const router = createMemoryRouter([
    { path: '*', element: <LineListPage download={download} drawings={drawings} instructions={instructions} /> },
  ]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['cart', 'jobs'] },
  );
  return { ...rendered, asked, download, drawing, instructions };
}

/** A page of the list, as it is answered. */
export const page = (rows: LineDto[], next: string | null = null) => ({ result: { rows, next } });
