import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { LeaveGuard } from '#web/leaving/leave-guard.tsx';
import { lazy } from '#web/loading/lazy.tsx';
import { whenIdle } from '#web/loading/load-screen.ts';
import { useSessionChanges } from '#web/session/session.ts';
import { useOpenTabs, visitPage } from '#web/tabs/open-tabs.ts';
import { RetainedPages } from '#web/tabs/retained-pages.tsx';
import { type ShownPage, usePage } from '#web/tabs/use-page.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { AccountPrompt } from './account-prompt.tsx';
import { ActingBanner } from './acting-banner.tsx';
import { Header } from './header.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PalettePrompt } from './palette-prompt.tsx';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { useFolded } from './use-folded.ts';

const MenuDrawer = lazy(async () => (await import('./menu-drawer.tsx')).MenuDrawer);
const TabStrip = lazy(async () => (await import('#web/tabs/tab-strip.tsx')).TabStrip);

/** What stands around every page: header, menu, tabs, messages; and what happens when the page changes. */
export function Shell(): ReactNode {
  const { t } = useTranslation('web');
  const page = usePage();
  const [folded, toggleFolded] = useFolded(page.isWide);
  const [drawer, setDrawer] = useState(false);
  const sessionChanges = useSessionChanges();
  return (
    <div className={classes(folded && styles.folded)}>
      <a href="#content" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <Progress />
      <Header folded={folded} onFold={toggleFolded} onOpenMenu={() => setDrawer(true)} />
      <ActingBanner />
      <div className={styles.side}>
        <SideMenu folded={folded} />
      </div>
      <Tabs {...page} />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <RetainedPages key={sessionChanges} {...page} />
        </Suspense>
      </main>
      {drawer && <MenuDrawer onClose={() => setDrawer(false)} onGone={() => setDrawer(false)} />}
      <LoginPrompt />
      <AccountPrompt />
      <PalettePrompt />
      <ToastRegion store={toasts}>
        <OfflineNotice />
      </ToastRegion>
      <LeaveGuard />
    </div>
  );
}

/** The place of the strip, which comes with the second tab or once the page is quiet; a page without a name has none. */
function Tabs({ name }: ShownPage): ReactNode {
  const location = useLocation();
  const isWanted = useOpenTabs().length > 1;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    const { pathname, search, hash, state } = location;
    visitPage(name, `${pathname}${search}${hash}`, state);
  }, [name, location]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-untabbed', name === undefined);
    return () => document.documentElement.removeAttribute('data-untabbed');
  }, [name]);
  return <div className={styles.tabs}>{name !== undefined && (isIdle || isWanted) && <TabStrip current={name} />}</div>;
}

function Progress(): ReactNode {
  const { t } = useTranslation('web');
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div role="progressbar" aria-label={t('shell.loading')} className={styles.progress} />
  );
}
