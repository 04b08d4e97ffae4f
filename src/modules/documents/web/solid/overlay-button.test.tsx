// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { glbFile } from '#modules/drawings/domain/solids/glb/glb-file.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { OverlayButton } from './overlay-button.tsx';

const SHAFT: Body = {
  ...{ kind: 'prism', name: 'shaft', paint: 'machined', place: HERE, from: 0, to: 40 },
  outer: circle([0, 0], 10),
  holes: [],
};
const PRODUCTS = ['K37', 'K47', 'K57'].map((name) => ({ id: name.toLowerCase(), name }));

beforeEach(() => beginSession({ token: 'token', user: { id: 'buyer', username: 'buyer', organisationName: '' } }));
afterEach(() => {
  cleanup();
  endSession();
});

async function open(answer: (address: string) => Response) {
  const asked: string[] = [];
  configureCalls({
    fetch: async (input) => {
      asked.push(String(input));
      return answer(String(input));
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (
    <QueryClientProvider client={client}>
      <OverlayButton products={PRODUCTS} />
    </QueryClientProvider>
  );
  const rendered = await renderScreen(page, { locale: 'en', namespaces: ['documents'] });
  await rendered.user.click(screen.getByRole('button', { name: 'Overlay in 3D' }));
  return { ...rendered, asked };
}

const aDrive = () =>
  new Response(new Uint8Array(glbFile({ bodies: [SHAFT], frames: [] }, 'K37')), {
    headers: { 'content-type': 'model/gltf-binary' },
  });

it('two products are laid over each other, the first two to begin with, and any other in place of one', async () => {
  const { asked, user } = await open(aDrive);
  // The browser of this test shows no solids: that they have come is told by its saying so.
  await screen.findByText(/cannot show 3D models/);
  expect(asked).toEqual(['k37', 'k47'].map((id) => `/api/v1/configurations/${id}/drawings/glb`));
  await user.selectOptions(screen.getByRole('combobox', { name: /Second/ }), 'K57');
  await waitFor(() => expect(asked.at(-1)).toBe('/api/v1/configurations/k57/drawings/glb'));
});

it('a product that cannot be drawn says what is missing', async () => {
  const description = 'This product cannot be drawn yet. Missing: K · 187 · d. Please ask us for the drawing';
  await open(() => Response.json({ code: 422, result: null, description }, { status: 422 }));
  expect((await screen.findByRole('alert')).textContent).toContain(description);
});
