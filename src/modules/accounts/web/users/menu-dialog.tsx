import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type AdminUserDto, userRoutes } from '#modules/accounts/contract.ts';
import { type MenuEntry, menuChoiceOf, menuEntriesOf, menuOf } from '#modules/accounts/domain/menu.ts';
import { FormFailure } from '#modules/accounts/web/form-failure.tsx';
import { call } from '#web/calls/call.ts';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { PageChoices } from './page-choices.tsx';
import { useUserChange } from './use-user-change.ts';
import styles from './users-page.module.css';

/** What is chosen, on the ground of the account as it was read. */
interface Chosen {
  readonly read: AdminUserDto;
  /** Whether the account has a list of its own. */
  readonly own: boolean;
  readonly ticked: ReadonlySet<number>;
}

/** Which of the menu entries of its role an account is shown: all of them, or those that are ticked. */
export function MenuDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }): ReactNode {
  const { t } = useTranslation('accounts');
  const ref = useRef<HTMLFormElement>(null);
  const [{ read, own, ticked }, setChosen] = useState<Chosen>(() => chosenOf(user));
  const [isEmpty, setEmpty] = useState(false);
  const name = user.username;
  const change = useUserChange({
    change: (menuIds: readonly number[] | null) =>
      call(userRoutes.setMenu, {
        params: { id: user.id },
        body: { menuIds: menuIds && [...menuIds], version: read.version },
      }),
    done: t('users.menu.done', { name }),
    onClose,
    tellsItself: true,
  });
  const isOutdated = change.isError && isRefusal(change.error, 'version.conflict');

  function choose(changes: Partial<Chosen>): void {
    setEmpty(false);
    setChosen((before) => ({ ...before, ...changes }));
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (change.isPending) return;
    const menuIds = own ? [...ticked].sort((one, other) => one - other) : null;
    const isNothing = menuIds !== null && menuOf({ ...user, menuIds }).length === 0;
    setEmpty(isNothing);
    if (!isNothing) change.mutate(menuIds);
  }

  function toggle(id: number): void {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    choose({ ticked: next });
  }

  function takeCurrent(): void {
    flushSync(() => {
      choose(chosenOf(user));
      change.reset();
    });
    ref.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }

  return (
    <Dialog title={t('users.menu.title', { name })} onClose={onClose} dismissable={!change.isPending}>
      <form ref={ref} className={styles.form} onSubmit={handleSubmit}>
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
                onChange={() => choose({ own: value })}
              />
              {t(value ? 'users.menu.own' : 'users.menu.role')}
            </label>
          ))}
        </fieldset>
        {own && <PageChoices user={user} ticked={ticked} onToggle={toggle} />}
        <FormFailure>
          {isEmpty ? t('users.menu.empty', { name }) : change.isError && refusalText(change.error, t)}
        </FormFailure>
        <DialogActions>
          {isOutdated && user.version !== read.version && (
            <Button onClick={takeCurrent}>{t('users.menu.reload')}</Button>
          )}
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={change.isPending}>
            {t('users.menu.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What is ticked at first: what the account is shown, and what stays in any case. */
function chosenOf(user: AdminUserDto): Chosen {
  const { role, username, menuIds } = user;
  const isTicked = (entry: MenuEntry) => {
    const choice = menuChoiceOf(entry, username);
    return choice === 'fixed' || (choice === 'free' && (menuIds === null || menuIds.includes(entry.id)));
  };
  const pages = menuEntriesOf(role).filter(({ group }) => group !== null);
  return { read: user, own: menuIds !== null, ticked: new Set(pages.filter(isTicked).map(({ id }) => id)) };
}
