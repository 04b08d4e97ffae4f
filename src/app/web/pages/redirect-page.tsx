import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { pathWithin } from '#web/paths.ts';

/** /redirect/{path}: leaves and enters the page again, with its query, so that it starts anew after a login (spec 000 §2). */
export function RedirectPage(): ReactNode {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${pathWithin(pathname)}${search}${hash}`} replace />;
}
