import { type LoaderFunction, redirect } from 'react-router';
import { isOpenPath } from '#web/composition.ts';
import { shownTranslator } from '#web/language/i18n.ts';
import { PATHS } from '#web/paths.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { currentSession, suspendSession } from '#web/session/session.ts';
import { shed } from '#web/tabs/open-tabs.ts';
import { toasts } from '#web/ui/toasts.ts';

/** Before a page for those signed in: a visitor is sent home and asked to log in, and comes back afterwards (spec 000 §2). */
export const signedInOnly: LoaderFunction = ({ request }) => {
  if (currentSession() !== undefined) return null;
  const { pathname, search } = new URL(request.url);
  requestLogin({ origin: `${pathname}${search}` });
  shed(`${pathname}${search}`);
  return redirect(PATHS.home);
};

/**
 * What a route for those signed in carries. Who has entered stays: a search on the page that is written into its address is no
 * reason to ask again, also where the session has run out meanwhile.
 */
export const FOR_SIGNED_IN = { loader: signedInOnly, shouldRevalidate: () => false } as const;

/** An address where nothing stands: anyone is told, a visitor at home, where they are sent (spec 000 §2). */
export const nothingHere: LoaderFunction = ({ request }) => {
  if (currentSession() !== undefined || isOpenPath(new URL(request.url).pathname)) return null;
  suspendSession();
  const text = shownTranslator()?.('web:notFound.sentHome');
  if (text) toasts.show({ tone: 'warning', text });
  return redirect(PATHS.home);
};
