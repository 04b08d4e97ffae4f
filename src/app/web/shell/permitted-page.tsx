import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';

/** Every page: one whose menu id the person is not permitted is, for them, not there (spec 000 §6). */
export function PermittedPage(): ReactNode {
  const { pathname } = useLocation();
  return useMayVisit(pathname) ? <Outlet /> : <NotFoundPage />;
}
