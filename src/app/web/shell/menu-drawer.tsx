import { type MouseEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { openPalette } from '#app/web/palette/palette-request.ts';
import { BRAND } from '#web/brand.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { useModal } from '#web/ui/use-modal.ts';
import styles from './menu-drawer.module.css';
import { SideMenu } from './side-menu.tsx';

/** The menu of a narrow screen: a modal sheet from the left, gone after a choice. */
export function MenuDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('web');
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref);

  function handleClick(event: MouseEvent): void {
    const outside = event.target === ref.current;
    const chosen = event.target instanceof Element && event.target.closest('a') !== null;
    if (outside || chosen) onClose();
  }

  function handleSearch(): void {
    // First the menu goes and gives the focus back, so that the palette gives it back there, too.
    flushSync(onClose);
    openPalette();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by `cancel`, and a link is a click by Enter too
    <dialog ref={ref} aria-label={t('shell.menu')} className={styles.drawer} onCancel={onClose} onClick={handleClick}>
      <div className={styles.head}>
        {BRAND}
        <IconButton icon="close" label={t('ui.close')} onClick={onClose} />
      </div>
      <Button className={styles.search} onClick={handleSearch}>
        <Icon name="search" size={18} />
        {t('shell.search')}
      </Button>
      <SideMenu />
    </dialog>
  );
}
