// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { actedFor, actFor } from '#web/session/acting.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { ActingBanner } from './acting-banner.tsx';

vi.mock('#modules/customers/web/customer-banner.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/customer-banner.js');
});
afterEach(() => {
  cleanup();
  endSession();
});

it('whoever acts for a customer reads so and can end it, also where the banner’s file does not come', async () => {
  beginSession({ token: 't', user: { id: '1', username: 'staff-demo', organisationName: '' } });
  act(() => actFor({ id: 'east', customerName: 'East Drives' }));
  const { user } = await renderScreen(
    <MemoryRouter>
      <ActingBanner />
      <main id="content" tabIndex={-1} />
    </MemoryRouter>,
    { locale: 'en' },
  );
  expect(await screen.findByText('Acting for East Drives')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop acting' }));
  expect(actedFor()).toBeUndefined();
  expect(screen.queryByText('Acting for East Drives')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
