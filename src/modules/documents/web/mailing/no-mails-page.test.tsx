// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NO_SEND_PATH } from '#modules/documents/domain/no-send.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { Component } from './no-mails-page.tsx';

afterEach(cleanup);

/** The page of a link, over a server that keeps what is wished. */
async function open(answer?: () => Response) {
  const asked: string[] = [];
  let isStopped = false;
  configureCalls({
    fetch: async (_input, init) => {
      const method = init?.method ?? 'GET';
      asked.push(method);
      if (answer) return answer();
      if (method !== 'GET') isStopped = method === 'PUT';
      return Response.json({ code: 0, result: { isStopped }, description: '' });
    },
  });
  const router = createMemoryRouter([{ path: NO_SEND_PATH, element: <Component /> }], {
    initialEntries: ['/no-mails/token'],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['documents'] },
  );
  return { ...rendered, asked };
}

it('stops nothing by being opened, stops when it is asked to, and takes it back', async () => {
  const { user, asked } = await open();
  const stop = await screen.findByRole('button', { name: 'Send me no more documents' });
  expect(asked).toEqual(['GET']);
  await user.click(stop);
  await user.click(await screen.findByRole('button', { name: 'Allow documents again' }));
  expect(await screen.findByRole('button', { name: 'Send me no more documents' })).toBeTruthy();
  expect(asked).toEqual(['GET', 'PUT', 'DELETE']);
});

it('of a link that leads nowhere offers nothing', async () => {
  const description = 'This link does not lead to anything';
  await open(() => Response.json({ code: 404, result: null, description }, { status: 404 }));
  expect(await screen.findByText(description)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
