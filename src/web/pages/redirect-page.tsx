import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';

/** /redirect/{path}: leaves and enters the page again, so that it starts anew after a login (spec 000 §2). */
export function RedirectPage(): ReactNode {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  // One slash only: two would lead to another host.
  return <Navigate to={`/${path.replace(/^[/\\]+/, '')}${search}`} replace />;
}
