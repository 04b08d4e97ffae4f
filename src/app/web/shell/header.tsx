import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openPalette } from '#app/web/palette/palette-request.ts';
import { BRAND } from '#web/brand.ts';
import { PATHS } from '#web/paths.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { AccountMenu } from './account-menu.tsx';
import { AssistedSelection } from './assisted-selection.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MessageButton } from './message-button.tsx';
import { PALETTE_KEY } from './palette-key.ts';
import { TodayMark } from './today-mark.tsx';

export interface HeaderProps {
  folded: boolean;
  onFold: () => void;
  onOpenMenu: () => void;
}

/** The fixed bar: brand, menu toggle, customer acted for, language, account. */
export function Header({ folded, onFold, onOpenMenu }: HeaderProps): ReactNode {
  const { t } = useTranslation('web');
  return (
    <header className={styles.header}>
      <IconButton icon="menu" label={t('shell.openMenu')} className={styles.drawerToggle} onClick={onOpenMenu} />
      <Link
        to={PATHS.home}
        className={classes(styles.brand, folded ? styles.folded : styles.wide)}
        aria-label={`${BRAND} ${t('brand.title')}`}
      >
        <BrandMark />
        <span className={styles.words}>
          <span className={styles.name}>{BRAND}</span> <span className={styles.title}>{t('brand.title')}</span>
        </span>
      </Link>
      <IconButton
        icon={folded ? 'unfold' : 'fold'}
        label={t(folded ? 'shell.unfold' : 'shell.fold')}
        aria-expanded={!folded}
        className={styles.toggle}
        onClick={onFold}
      />
      <div className={styles.end}>
        <IconButton
          icon="search"
          label={t('shell.search')}
          title={t('shell.searchKey', { key: PALETTE_KEY })}
          aria-keyshortcuts="Control+K Meta+K"
          className={styles.search}
          onClick={openPalette}
        />
        <AssistedSelection />
        <TodayMark />
        <MessageButton />
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  );
}
