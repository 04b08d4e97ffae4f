import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { composition } from '#web/composition.ts';
import { highlightedPath, type MenuGroup, visibleMenu } from '#web/menu/menu.ts';
import { usePermittedIds } from '#web/menu/permitted-ids.ts';
import { useSession } from '#web/session/session.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import { MenuMissing } from './menu-missing.tsx';
import styles from './side-menu.module.css';

/** The two-level menu; folded it shows icons, and the entries of a group beside it. */
export function SideMenu({ folded = false }: { folded?: boolean }): ReactNode {
  const { t } = useTranslation('web');
  const signedIn = useSession() !== undefined;
  const { pathname } = useLocation();
  const menu = visibleMenu(composition.get().menu, usePermittedIds());
  const current = highlightedPath(menu, pathname, signedIn);
  return (
    <nav aria-label={t('shell.menu')} className={classes(styles.menu, folded && styles.folded)}>
      <ul>
        {menu.map((group, at) => (
          <Group key={group.name} group={group} at={at} current={current} folded={folded} />
        ))}
      </ul>
      <MenuMissing folded={folded} />
    </nav>
  );
}

interface GroupProps {
  group: MenuGroup;
  /** How many groups are above it. */
  at: number;
  current: string | undefined;
  folded: boolean;
}

function Group({ group, at, current, folded }: GroupProps): ReactNode {
  const { t } = useTranslation('web');
  const [open, setOpen] = useState(true);
  const entriesId = useId();
  const holdsCurrent = group.entries.some((entry) => entry.path === current);
  return (
    <li className={classes(styles.group, holdsCurrent && styles.current)} style={{ ['--at' as string]: at }}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open || folded}
        aria-controls={entriesId}
        aria-label={folded ? t(group.name) : undefined}
        onClick={() => setOpen(folded || !open)}
      >
        <Icon name={group.icon} />
        <span className={styles.name}>{t(group.name)}</span>
        <span className={styles.chevron}>
          <Icon name="down" size={14} />
        </span>
      </button>
      <ul id={entriesId} className={styles.entries} hidden={!open && !folded}>
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} className={styles.link} aria-current={entry.path === current ? 'page' : undefined}>
              {t(entry.name)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
