import { type LoaderFunction, redirect, replace } from 'react-router';
import { isOpenPath, PATHS } from '#web/paths.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { currentSession, suspendSession } from '#web/session/session.ts';
import { passwordLinkInHand, ticketInHand } from '#web/session/ticket.ts';
import { turnAway } from '#web/tabs/open-tabs.ts';

/** Before a page for those signed in: a visitor is sent home and asked to log in, and comes back afterwards (spec 000 §2). */
export const signedInOnly: LoaderFunction = ({ request }) => {
  if (currentSession() !== undefined) return null;
  const { pathname, search } = new URL(request.url);
  requestLogin({ origin: `${pathname}${search}` });
  turnAway(`${pathname}${search}`);
  return redirect(PATHS.home);
};

/**
 * What a route for those signed in carries. Who has entered stays: a search on the page that is written into its address is no
 * reason to ask again, also where the session has run out meanwhile.
 */
export const FOR_SIGNED_IN = { loader: signedInOnly, shouldRevalidate: () => false } as const;

/** An address where nothing stands: a visitor is sent home (spec 000 §2), anyone else is told. */
export const nothingHere: LoaderFunction = ({ request }) => {
  if (currentSession() !== undefined || isOpenPath(new URL(request.url).pathname)) return null;
  suspendSession();
  return redirect(PATHS.home);
};

/** A ticket to sign in with leaves the address bar and the history at once; the page that redeems it finds it here. */
export const takeTicket: LoaderFunction = takeOut('ticket', ticketInHand);

/** So does the secret of a link to set a password. */
export const takePasswordLink: LoaderFunction = takeOut('link', passwordLinkInHand);

function takeOut(name: string, hand: typeof ticketInHand): LoaderFunction {
  return ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const secret = searchParams.get(name);
    if (secret === null) return null;
    hand.set(secret);
    searchParams.delete(name);
    return replace(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`);
  };
}
