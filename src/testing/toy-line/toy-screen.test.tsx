// @vitest-environment happy-dom
// @tests alone
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareBefore } from './prepare-before.ts';
import { registerLine } from './register-line.ts';
import { TOY } from './toy.ts';

await prepareBefore();
registerLine(TOY);

const { testApp } = await import('#testing/app.ts');
const { renderScreen } = await import('#testing/browser.tsx');
const { documentsModule } = await import('#modules/documents/web/module.ts');
const { cartRoutes } = await import('#modules/cart/contract.ts');
const { configureCalls } = await import('#web/calls/call.ts');
const { LeaveGuard } = await import('#web/leaving/leave-guard.tsx');
const { PATHS, pathOfLine } = await import('#web/paths.ts');
const { beginSession, endSession } = await import('#web/session/session.ts');

const app = await testApp({ demo: true, prepareAnew: true });
const token = await app.signIn('lv1-demo');
configureCalls({ fetch: askPortal, token: () => token, locale: () => 'en' });
beginSession({ token, user: { id: '1', username: 'lv1-demo', organisationName: '' } });

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

/** The portal's own pages of the toy line, as its router would show them; calls are answered by the portal. */
async function openPortal() {
  const pages = (documentsModule.pages ?? [])
    .filter(({ id }) => id !== 'cart')
    .map(({ path, load }) => ({
      path,
      lazy: async () => ({ ...(await load?.()) }),
    }));
  const frame = (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
  const children = [...pages, { path: PATHS.cart, element: <p>list</p> }];
  const router = createMemoryRouter([{ element: frame, HydrateFallback: () => null, children }], {
    initialEntries: [pathOfLine('TOY')],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const portal = (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const { user } = await renderScreen(portal, { locale: 'en', namespaces: ['configurator', 'cart'] });
  return { user, router };
}

async function askPortal(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { rawPayload, statusCode, headers } = await app.http.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: String(address),
    headers: Object.fromEntries(new Headers(init.headers).entries()),
    ...(init.body ? { payload: String(init.body) } : {}),
  });
  const type = String(headers['content-type']);
  return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': type } });
}

it('a line that brings no screen of its own is searched, configured, saved and opened again in the portal’s wizard', async () => {
  const { user, router } = await openPortal();
  expect(await screen.findByRole('heading', { level: 1, name: 'Toy' })).toBeTruthy();

  // Search: the columns it declares, with figures and units; what is chosen narrows the rows.
  const rows = await screen.findByRole('table', { name: 'Drives that fit' });
  expect(
    within(rows)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining([expect.stringContaining('Ratio'), expect.stringMatching(/Torque.*Nm/)]));
  await user.click(screen.getByRole('combobox', { name: 'Drive' }));
  await user.click(await screen.findByRole('option', { name: /^Motor/ }));
  await waitFor(() => expect(within(rows).queryByText('Crank')).toBeNull());
  await user.click(within(rows).getByRole('radio', { name: /^20 · motor · Ratio\u00a010\.0 · / }));

  // The row leads to the options of the second step with the line's own pictures, a type code, and complete.
  const glass = await screen.findByRole('radio', { name: /^Glass/ });
  expect(glass.querySelector('svg use')?.getAttribute('href')).toBe('/option-pictures/toy-lid.svg#glass');
  await user.click(glass);
  expect(screen.getByRole('img', { name: 'The drive as it is configured' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Red/ }));
  expect((await screen.findAllByText('TOY20-MOTOR-i10-Lglass')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Complete and add to list' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.cart));

  // Saved as its own form, and opened again by its address.
  const { rows: saved } = await app.call(cartRoutes.list, { query: {} }, { as: 'lv1-demo' });
  expect(saved).toMatchObject([{ category: 'TOY', productName: 'TOY20-motor-10' }]);
  await router.navigate(`${pathOfLine('TOY')}/${saved[0]?.id}`);
  expect(await screen.findByText(/^Chosen: 20 · motor/)).toBeTruthy();
  expect((await screen.findAllByText('TOY20-MOTOR-i10-Lglass')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findByRole('radio', { name: /^Glass/ })).getAttribute('aria-checked')).toBe('true');
});
