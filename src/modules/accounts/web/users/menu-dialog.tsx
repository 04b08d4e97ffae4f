import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminUserDto, userRoutes } from '#modules/accounts/contract.ts';
import { type MenuEntry, menuEntriesOf } from '#modules/accounts/domain/menu.ts';
import { call } from '#web/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { MENU_NAMES } from './menu-names.ts';
import { useUserChange } from './use-user-change.ts';
import styles from './users-page.module.css';

/** Which of the menu entries of its role an account is shown: all of them, or those that are ticked. */
export function MenuDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }): ReactNode {
  const { t } = useTranslation('accounts');
  const pages = menuEntriesOf(user.role).filter(({ group }) => group !== null);
  const [own, setOwn] = useState(user.menuIds !== null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => tickedOf(user, pages));
  const change = useUserChange({
    change: (menuIds: number[] | null) => call(userRoutes.setMenu, { params: { id: user.id }, body: { menuIds } }),
    done: t('users.menu.done', { name: user.username }),
    onClose,
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!change.isPending) change.mutate(own ? pages.map(({ id }) => id).filter((id) => ticked.has(id)) : null);
  }

  function toggle(id: number): void {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  }

  return (
    <Dialog title={t('users.menu.title', { name: user.username })} onClose={onClose} dismissable={!change.isPending}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <p>{t('users.menu.text')}</p>
        <fieldset className={styles.choices}>
          <legend>{t('users.menu.choice')}</legend>
          {([false, true] as const).map((value) => (
            <label key={String(value)} className={styles.choice}>
              <input
                type="radio"
                name="menu"
                data-autofocus={own === value || undefined}
                checked={own === value}
                onChange={() => setOwn(value)}
              />
              {t(value ? 'users.menu.own' : 'users.menu.role')}
            </label>
          ))}
        </fieldset>
        {own && <PageChoices role={user.role} pages={pages} ticked={ticked} onToggle={toggle} />}
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={change.isPending}>
            {t('users.menu.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface PageChoicesProps {
  role: AdminUserDto['role'];
  pages: readonly MenuEntry[];
  ticked: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

/** The pages of a role under the groups they stand in. */
function PageChoices({ role, pages, ticked, onToggle }: PageChoicesProps): ReactNode {
  const { t } = useTranslation('accounts');
  const name = (id: number) => t(`web:menu.${MENU_NAMES[id]}`);
  const groups = menuEntriesOf(role).filter(({ group }) => group === null);
  return (
    <div className={styles.pages}>
      {groups.map(({ id: group }) => (
        <fieldset key={group} className={styles.choices}>
          <legend>{name(group)}</legend>
          {pages
            .filter((page) => page.group === group)
            .map(({ id, built, fixed = false }) => (
              <label key={id} className={styles.choice}>
                <input type="checkbox" checked={ticked.has(id)} disabled={fixed} onChange={() => onToggle(id)} />
                <span>
                  {name(id)} {!built && <small>{t('users.menu.unbuilt')}</small>}
                  {fixed && <small>{t('users.menu.fixed')}</small>}
                </span>
              </label>
            ))}
        </fieldset>
      ))}
      {pages.some(({ fixed }) => fixed) && <p className={styles.reason}>{t('users.menu.whyFixed')}</p>}
    </div>
  );
}

/** What is ticked at first: what the account is shown, and what stays in any case. */
function tickedOf({ menuIds }: AdminUserDto, pages: readonly MenuEntry[]): ReadonlySet<number> {
  const shown = pages.filter(({ id, fixed }) => fixed === true || menuIds === null || menuIds.includes(id));
  return new Set(shown.map(({ id }) => id));
}
