import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { useMayVisit } from './permitted-ids.ts';

/** Every page: one whose menu id the person is not permitted is, for them, not there (spec 000 §6). */
export function PermittedPage(): ReactNode {
  const { pathname } = useLocation();
  return useMayVisit(pathname) ? <Outlet /> : <NotFoundPage />;
}
