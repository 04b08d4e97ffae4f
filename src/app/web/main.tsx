import '#web/theme/tokens.css';
import '#web/theme/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { loadMenu } from '#modules/accounts/web/menu-load.ts';
import { followBrowserConnection } from '#web/calls/connection.ts';
import { createI18n, showIn } from '#web/language/i18n.ts';
import { followLanguage, storedLocale } from '#web/language/language.ts';
import { WITHOUT_ASKING } from '#web/leaving/leaving.ts';
import { retryChunks } from '#web/loading/lazy.tsx';
import { fetchAhead, loadScreen, whenIdle } from '#web/loading/load-screen.ts';
import { notifyUnhandled } from '#web/loading/missing-file.ts';
import { reportFault } from '#web/loading/report-fault.ts';
import { followPermittedElsewhere } from '#web/menu/permitted-ids.ts';
import { homeOf, PATHS } from '#web/paths.ts';
import { closeAccountDialog } from '#web/session/account-dialog.ts';
import { followActingElsewhere } from '#web/session/acting.ts';
import { closeLogin } from '#web/session/login-request.ts';
import { resumePasswordChange } from '#web/session/password-due.ts';
import { currentSession, followOtherWindows, followSession } from '#web/session/session.ts';
import { readStored } from '#web/store/storage.ts';
import { followAppearance } from '#web/theme/appearance.ts';
import { App } from './app.tsx';
import { ROUTES } from './router.tsx';

void start();

/** Starts the page: over the prerendered one where that is the right page in the right language, else from the beginning. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  goHome();
  const locale = storedLocale();
  const i18n = await createI18n(locale);
  showIn(i18n);
  followLanguage(i18n);
  followAppearance();
  followBrowserConnection();
  notifyUnhandled();
  followActingElsewhere();
  followPermittedElsewhere();
  const router = createBrowserRouter(ROUTES);
  router.subscribe(retryChunks);
  // Where another window has signed the person in, the login is done here, too.
  followOtherWindows({ onSignedIn: closeLogin, onSignedOut: () => handleSignedOutElsewhere(router) });
  const app = <App i18n={i18n} router={router} />;
  const prerendered = root.dataset.page === window.location.pathname && root.dataset.locale === locale;
  // What a boundary has caught is reported where it is dealt with.
  const options = { onCaughtError: reportFault };
  if (prerendered) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
  resumePasswordChange();
  void loadMenu();
  carryDrafts();
  whenIdle(() => fetchAhead(currentSession() === undefined ? loginDialog : pagesBehindLogin));
}

const loginDialog = () => loadScreen(() => import('#modules/accounts/web/login-dialog.tsx'), 'accounts');
/** One file names the pages of all modules (vite.config.ts). */
const pagesBehindLogin = () => import('#modules/accounts/web/screens.ts');

/** What was configured before somebody signed in, or could not be sent, goes to their account, whatever page is open. */
function carryDrafts(): void {
  const carry = () => {
    if (currentSession() === undefined || readStored('cpq_jie') === undefined) return;
    fetchAhead(async () => (await loadScreen(() => import('#modules/drafts/web/open-drafts.ts'))).carryDrafts());
  };
  carry();
  followSession((now, before) => now.session !== before.session && carry());
}

/** Another window has signed the person out: what they had before them is left here, too. */
function handleSignedOutElsewhere(router: ReturnType<typeof createBrowserRouter>): void {
  closeAccountDialog();
  closeLogin();
  void router.navigate(PATHS.series, { replace: true, state: WITHOUT_ASKING });
}

/** The two addresses that only lead home are left before the first paint, so that the prerendered page fits. */
function goHome(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== PATHS.home && pathname !== PATHS.productConfig) return;
  window.history.replaceState(null, '', `${homeOf(currentSession()?.user)}${search}${hash}`);
}
