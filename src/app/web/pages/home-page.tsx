import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { homeOf } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';

/** / and /product-config: on to the home of this person. */
export function HomePage(): ReactNode {
  return <Navigate to={homeOf(useSession()?.user)} replace />;
}
