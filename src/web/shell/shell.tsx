import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { useTakeovers } from '#web/session.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { AccountPrompt } from './account-prompt.tsx';
import { ActingBanner } from './acting-banner.tsx';
import { Header } from './header.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { useFolded } from './use-folded.ts';

/** What stands around every page: header, menu, messages; and what happens when the page changes. */
export function Shell(): ReactNode {
  const { t } = useTranslation('web');
  const { pathname } = useLocation();
  const [folded, toggleFolded] = useFolded();
  const [drawer, setDrawer] = useState(false);
  const takeovers = useTakeovers();
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
      <main id="content" tabIndex={-1} className={styles.content}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <Outlet key={`${pathname} ${takeovers}`} />
        </Suspense>
      </main>
      {drawer && <MenuDrawer onClose={() => setDrawer(false)} />}
      <LoginPrompt />
      <AccountPrompt />
      <ToastRegion store={toasts} />
      <RouteAnnouncer />
    </div>
  );
}

function Progress(): ReactNode {
  const { t } = useTranslation('web');
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div role="progressbar" aria-label={t('shell.loading')} className={styles.progress} />
  );
}
