import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMenu, type MenuLoad, menuLoad } from '#modules/accounts/web/menu-load.ts';
import { usePermittedIds } from '#web/menu/permitted-ids.ts';
import { useSession } from '#web/session/session.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import styles from './menu-missing.module.css';

/** Says in the place of a menu that did not come that it did not, with a way to ask for it at once. */
export function MenuMissing({ folded }: { folded: boolean }): ReactNode {
  const load = useSyncExternalStore(menuLoad.subscribe, menuLoad.get, () => 'fine' as const);
  const permitted = usePermittedIds();
  const isSignedIn = useSession() !== undefined;
  const isMissing = isSignedIn && permitted === undefined && load !== 'fine';
  return <div role="status">{isMissing && <Notice load={load} folded={folded} />}</div>;
}

function Notice({ load, folded }: { load: MenuLoad; folded: boolean }): ReactNode {
  const { t } = useTranslation('web');
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = notice.current;
    return () => {
      // With the menu the notice goes; a focus on it stays in the menu.
      if (here?.contains(document.activeElement)) here.closest('nav')?.querySelector('button')?.focus();
    };
  }, []);
  const retry = () => void loadMenu();
  return (
    <div ref={notice} className={styles.missing}>
      {folded ? (
        <IconButton icon="warning" label={`${t('shell.menuMissing')} · ${t('ui.retry')}`} onClick={retry} />
      ) : (
        <>
          <p>{t('shell.menuMissing')}</p>
          <Button compact busy={load === 'asking'} onClick={retry}>
            {t('ui.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
