import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { RIGHTS, type Right } from '#kernel/right.ts';
import { type AdminUserDto, userRoutes } from '#modules/accounts/contract.ts';
import { FormFailure } from '#modules/accounts/web/form-failure.tsx';
import { call } from '#web/calls/call.ts';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { useUserChange } from './use-user-change.ts';
import styles from './users-page.module.css';

/** What is chosen, on the ground of the account as it was read. */
interface Chosen {
  readonly read: AdminUserDto;
  readonly rights: readonly Right[];
}

const chosenOf = (user: AdminUserDto): Chosen => ({ read: user, rights: user.rights });

/** What a member of staff may do beyond the role: given and taken one by one. */
export function RightsDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }): ReactNode {
  const { t } = useTranslation('accounts');
  const ref = useRef<HTMLFormElement>(null);
  const [{ read, rights }, setChosen] = useState<Chosen>(() => chosenOf(user));
  const name = user.username;
  const change = useUserChange({
    change: (chosen: readonly Right[]) =>
      call(userRoutes.setRights, { params: { id: user.id }, body: { rights: [...chosen], version: read.version } }),
    done: t('users.rights.done', { name }),
    onClose,
    tellsItself: true,
  });
  const isOutdated = change.isError && isRefusal(change.error, 'version.conflict');

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!change.isPending) change.mutate(rights);
  }

  function toggle(right: Right): void {
    const isChosen = (one: Right) => (one === right ? !rights.includes(one) : rights.includes(one));
    setChosen({ read, rights: RIGHTS.filter(isChosen) });
  }

  function takeCurrent(): void {
    flushSync(() => {
      setChosen(chosenOf(user));
      change.reset();
    });
    ref.current?.querySelector('input')?.focus();
  }

  return (
    <Dialog title={t('users.rights.title', { name })} onClose={onClose} dismissable={!change.isPending}>
      <form ref={ref} className={styles.form} onSubmit={handleSubmit}>
        <p>{t('users.rights.text', { name })}</p>
        <fieldset className={styles.choices}>
          <legend>{t('users.rights.choice')}</legend>
          {RIGHTS.map((right, at) => (
            <label key={right} className={styles.choice}>
              <input
                type="checkbox"
                data-autofocus={at === 0 || undefined}
                checked={rights.includes(right)}
                onChange={() => toggle(right)}
              />
              {t(`users.rights.of.${right}`)}
            </label>
          ))}
        </fieldset>
        <FormFailure>{change.isError && refusalText(change.error, t)}</FormFailure>
        <DialogActions>
          {isOutdated && user.version !== read.version && (
            <Button onClick={takeCurrent}>{t('users.rights.reload')}</Button>
          )}
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={change.isPending}>
            {t('users.rights.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
