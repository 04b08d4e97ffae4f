import { cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { ROUTES } from '#app/web/router.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { reportFault } from '#web/loading/report-fault.ts';
import { closeLogin } from '#web/session/login-request.ts';
import { endSession } from '#web/session/session.ts';
import { rereadTabs } from '#web/tabs/open-tabs.ts';
import { rereadMemories } from '#web/tabs/page-memory.ts';

/** The page of the product lines, on which a visitor begins. */
export const SERIES = '/product-config/config-select';

/** The portal opened at a path, with its own pages or others. */
export async function openPortal(
  path: string,
  { locale = 'zh-cn', routes = ROUTES }: { locale?: 'zh-cn' | 'en'; routes?: RouteObject[] } = {},
) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const shown = await renderScreen(<RouterProvider router={router} onError={reportFault} />, { locale });
  return { ...shown, router };
}

export const sideMenu = () => screen.getByRole('navigation');

/** Forgets what a test left behind: its page, its session, what was kept. */
export function forgetPortal(): void {
  cleanup();
  endSession();
  closeLogin();
  localStorage.clear();
  sessionStorage.clear();
  rereadTabs();
  rereadMemories();
  vi.unstubAllGlobals();
}
