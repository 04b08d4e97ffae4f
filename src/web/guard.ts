import { type LoaderFunction, redirect } from 'react-router';
import { requestLogin } from './login-request.ts';
import { isOpenPath, PATHS } from './paths.ts';
import { currentSession, endSession } from './session.ts';

/** Before a page for those signed in: a visitor is sent home and asked to log in, and comes back afterwards (spec 000 §2). */
export const signedInOnly: LoaderFunction = ({ request }) => {
  if (currentSession() !== undefined) return null;
  const { pathname, search } = new URL(request.url);
  requestLogin({ origin: `${pathname}${search}` });
  return redirect(PATHS.home);
};

/** An address where nothing stands: a visitor is sent home (spec 000 §2), anyone else is told. */
export const nothingHere: LoaderFunction = ({ request }) => {
  if (currentSession() !== undefined || isOpenPath(new URL(request.url).pathname)) return null;
  endSession();
  return redirect(PATHS.home);
};
