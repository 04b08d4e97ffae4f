// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { useSearchText } from './use-search-text.ts';

/** What a list that is searched was asked for, each time it would ask the portal. */
const asked: string[] = [];

function List() {
  const { typed, sought, seek } = useSearchText();
  if (asked.at(-1) !== sought) asked.push(sought);
  return <input aria-label="Search" value={typed} onChange={(event) => seek(event.target.value)} />;
}

it('a search asks for what was typed once typing rests, not for every letter: what the administrator reads is written down', async () => {
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: ['/?q=l'] });
  const { user } = await renderScreen(<RouterProvider router={router} />);
  expect(asked).toEqual(['l']);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'v1-demo');
  expect(router.state.location.search).toBe('?q=lv1-demo');
  await waitFor(() => expect(asked.at(-1)).toBe('lv1-demo'));
  expect(asked).toEqual(['l', 'lv1-demo']);
});
